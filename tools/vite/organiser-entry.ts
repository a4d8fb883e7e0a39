import type { Plugin, ResolvedConfig } from 'vite';
import { bundleInline } from './inline-script.ts';
import { type Bundle, filesOfPage, firstPages, messagesOfPage } from './organiser-budget.ts';

/** The organiser entry: index.html with its boot script inline, which knows the files of the first pages. */
export function organiserEntry(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'guestwise:organiser-entry',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return html;
        const script = await bundleInline('src/organiser/boot.ts', config);
        const files = bundle ? `window.firstFiles=${JSON.stringify(firstFiles(bundle, config.base))};` : '';
        return html.replace(/<script id="boot"[^>]*><\/script>/, () => `<script>${files}${script}</script>`);
      },
    },
  };
}

/** The files of each first page, without those of the entry, which the HTML requests itself. */
function firstFiles(bundle: Bundle, base: string) {
  const entry = new Set(filesOfPage(bundle, []));
  const pages = firstPages.map(({ page, routes, messages }) => {
    const files = filesOfPage(bundle, routes).filter((file) => !entry.has(file));
    return { name: page.split('/').at(-1) ?? '', files: files.map((file) => base + file), messages };
  });
  return {
    ...Object.fromEntries(pages.map(({ name, files }) => [name, files])),
    messages: Object.fromEntries(
      ['en', 'tr', 'ar'].map((locale) => [
        locale,
        Object.fromEntries(
          pages.map(({ name, messages }) => [
            name,
            messagesOfPage(bundle, locale, messages).map((file) => base + file),
          ]),
        ),
      ]),
    ),
  };
}
