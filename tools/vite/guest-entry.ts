import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { locales } from '../../src/i18n/locale.ts';
import { bundleName } from './guest-bundles.ts';
import { bundleInline } from './inline-script.ts';

/**
 * A guest's address below the base path, also with a chat's punctuation (`parseGuestId`). An empty guest id is invalid.
 */
export const isRsvpPath = (pathname: string) =>
  /^\/(?:[^/]*\/)?rsvp(?:%[\dA-F]{2}|[^\dA-Za-z])*$/.test(pathname);

/** Serves guest.html at every guest's address, as the header files tell a host to do. */
const serveGuestEntry =
  (basePath: string): Connect.NextHandleFunction =>
  (request, _, next) => {
    const [pathname = '', search] = (request.url ?? '').split('?');
    if (isRsvpPath(pathname.slice(basePath.length - 1))) {
      request.url = `${basePath}guest.html${search ? `?${search}` : ''}`;
    }
    next();
  };

/**
 * The guest entry: guest.html with its two scripts inline and, in a build, its styles inline too, so that a
 * visit takes four requests (HTML, JS, API, image).
 * @param earlyPanels the `<template>`s that the boot script shows; '' in development
 */
export function guestEntry(earlyPanels: () => string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'guestwise:guest-entry',
    configResolved: (resolved) => void (config = resolved),
    configureServer: (server) => void server.middlewares.use(serveGuestEntry(config.base)),
    configurePreviewServer: (server) => void server.middlewares.use(serveGuestEntry(config.base)),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith('guest.html')) return html;
        const firstRequests = await bundleInline('src/guest/requests.ts', config);
        const bootScript = await bundleInline('src/guest/boot.ts', config);
        const [document, script] = bundle ? deferBundle(html, bootScript, config.base) : [html, bootScript];
        const withBoot = document
          .replace(/<script id="guest-requests"[^>]*><\/script>/, () => `<script>${firstRequests}</script>`)
          .replace(/<script id="boot"[^>]*><\/script>/, () => `<script>${script}</script>`)
          .replace('</body>', () => `${earlyPanels()}</body>`);
        return bundle ? inlineStyles(withBoot, bundle) : withBoot;
      },
    },
  };
}

/**
 * Removes the bundle's script tag from the page. The first answer does not need the bundle, so the boot
 * script requests the one of the current language later. Returns the page and the boot script.
 */
function deferBundle(html: string, boot: string, base: string): [string, string] {
  let entry = '';
  const page = html.replace(
    /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
    (_, src: string) => {
      entry = src.slice(base.length);
      return '';
    },
  );
  const addresses = locales.map((locale) => [locale, base + bundleName(entry, locale)]);
  return [page, `window.guestBundle=${JSON.stringify(Object.fromEntries(addresses))};${boot}`];
}

function inlineStyles(html: string, bundle: Record<string, { type: string; source?: unknown }>) {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    const file = Object.keys(bundle).find((name) => href.endsWith(name));
    const source = file && bundle[file]?.source;
    if (!file || typeof source !== 'string') return link;
    delete bundle[file];
    return `<style>${source.trim()}</style>`;
  });
}
