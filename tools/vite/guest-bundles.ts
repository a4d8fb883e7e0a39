import type { Plugin, Rolldown } from 'vite';
import { type Locale, locales } from '../../src/i18n/locale.ts';

/** The catalogue of a language, by file name: `assets/messages-tr-….js`. */
export const guestChunkName = ({ moduleIds }: { moduleIds: string[] }) =>
  `assets/${findLocale(moduleIds) ? `messages-${findLocale(moduleIds)}` : 'guest'}-[hash].js`;

const findLocale = (moduleIds: readonly string[]) =>
  moduleIds.map((id) => /\/locales\/(\w+)\/guest\.po$/.exec(id)?.[1]).find((locale) => locale !== undefined);

/**
 * The guest bundle that includes the catalogue of a language: `assets/guest-tr-….js` for `assets/guest-….js`.
 */
export const bundleName = (entry: string, locale: Locale) => entry.replace('guest-', `guest-${locale}-`);

/**
 * Writes one guest bundle per language, which includes the catalogue. A visit then requests one file, and a
 * change of language only the other catalogue.
 */
export const guestBundles = (): Plugin => ({
  name: 'guestwise:guest-bundles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'guest',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The guest entry was not built.');
      for (const locale of locales)
        this.emitFile({
          type: 'asset',
          fileName: bundleName(entry.fileName, locale),
          source: withRetries(withMessages(entry.code, findMessages(chunks, locale))),
        });
      delete bundle[entry.fileName];
    },
  },
});

/**
 * Replaces the import of a catalogue in the bundle by the catalogue itself.
 * @throws Error unless the bundle imports it exactly once
 */
export function withMessages(code: string, messages: Pick<Rolldown.OutputChunk, 'fileName' | 'code'>) {
  const name = messages.fileName.split('/').at(-1) ?? '';
  const [before, after, ...more] = code.split(`import(\`./${name}\`)`);
  const [, declared] = /^var (\w+=.*;)export\{\w+ as messages\};?\s*$/s.exec(messages.code) ?? [];
  if (before === undefined || after === undefined || more.length > 0 || declared === undefined)
    throw new Error(`The guest bundle does not import ${name} as expected.`);
  const value = declared.slice(declared.indexOf('=') + 1, -1);
  return `${before}Promise.resolve({messages:${value}})${after}`;
}

/**
 * Imports a catalogue that could not be loaded again at an address of its own: Chromium up to 150 and other browsers
 * remember the failure of an address until the page is reloaded.
 */
export const withRetries = (code: string) =>
  code.replaceAll(
    /import\((`\.\/messages-[^`]+`)\)/g,
    (load, address) => `${load}.catch(()=>import(${address}+"?"+Date.now()))`,
  );

function findMessages(chunks: Rolldown.OutputChunk[], locale: Locale) {
  const found = chunks.find(({ moduleIds }) => findLocale(moduleIds) === locale);
  if (!found) throw new Error(`There are no guest messages in ${locale}.`);
  return found;
}
