import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { bundleInline } from './inline-script.ts';

/** The address of a guest's page below the base path; an empty guest id is one that is not valid. */
export const isRsvpPath = (pathname: string) => /^\/(?:[^/]*\/)?rsvp\/?$/.test(pathname);

/** Serves guest.html at every guest's address, as the header files tell a host to do. */
const serveGuestDoor =
  (basePath: string): Connect.NextHandleFunction =>
  (request, _, next) => {
    const [pathname = '', search] = (request.url ?? '').split('?');
    if (isRsvpPath(pathname.slice(basePath.length - 1))) {
      request.url = `${basePath}guest.html${search ? `?${search}` : ''}`;
    }
    next();
  };

/**
 * The guests' door: guest.html with its boot script inline and, in a build, its styles inline too,
 * so that a visit is four requests (HTML, JS, API, image).
 * @param earlyPanels the `<template>`s that the boot script shows; '' while developing.
 */
export function guestDoor(earlyPanels: () => string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'guestwise:guest-door',
    configResolved: (resolved) => void (config = resolved),
    configureServer: (server) => void server.middlewares.use(serveGuestDoor(config.base)),
    configurePreviewServer: (server) => void server.middlewares.use(serveGuestDoor(config.base)),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith('guest.html')) return html;
        const bootScript = await bundleInline('src/boot.ts', config);
        const [document, script] = bundle
          ? deferBundle(html, bootScript, config.base, bundle)
          : [html, bootScript];
        const withBoot = document
          .replace(/<script id="boot"[^>]*><\/script>/, () => `<script>${script}</script>`)
          .replace('</body>', () => `${earlyPanels()}</body>`)
          .replaceAll('%CONTACT_HREF%', `tel:${contactPhone(config).replace(/[^+\d]/g, '')}`);
        return bundle ? inlineStyles(withBoot, bundle) : withBoot;
      },
    },
  };
}

/**
 * Takes Vite's loader of a chunk's stylesheets out of the guest bundle: the only chunks it would load are messages,
 * which have none.
 */
export const withoutPreloadHelper = (): Plugin => ({
  name: 'guestwise:without-preload-helper',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'guest',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

/** The messages of a language, by name: `assets/messages-tr-….js`. */
export const guestChunkName = ({ moduleIds }: { moduleIds: string[] }) =>
  `assets/${localeOf(moduleIds) ? `messages-${localeOf(moduleIds)}` : 'guest'}-[hash].js`;

const localeOf = (moduleIds: readonly string[]) =>
  moduleIds.map((id) => /\/locales\/(\w+)\/guest\.po$/.exec(id)?.[1]).find((locale) => locale !== undefined);

/**
 * Takes the bundle's script out of the page: nothing of it is needed for the first answer, so the boot script asks for
 * it later, together with the messages of the language in use. Returns the page and the boot script.
 */
function deferBundle(
  html: string,
  boot: string,
  base: string,
  bundle: Record<string, { type: string; fileName: string; moduleIds?: string[] }>,
): [string, string] {
  let entry = '';
  const page = html.replace(
    /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
    (_, src: string) => {
      entry = src;
      return '';
    },
  );
  const messages = Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) => {
    const locale = localeOf(moduleIds);
    return locale ? [[locale, base + fileName] as const] : [];
  });
  const addresses = JSON.stringify({ entry, messages: Object.fromEntries(messages) });
  return [page, `window.guestBundle=${addresses};${boot}`];
}

const contactPhone = (config: ResolvedConfig) => String(config.env.VITE_CONTACT_PHONE);

function inlineStyles(html: string, bundle: Record<string, { type: string; source?: unknown }>) {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    const file = Object.keys(bundle).find((name) => href.endsWith(name));
    const source = file && bundle[file]?.source;
    if (!file || typeof source !== 'string') return link;
    delete bundle[file];
    return `<style>${source.trim()}</style>`;
  });
}
