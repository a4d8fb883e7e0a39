import type { Plugin, Rolldown } from 'vite';
import { type Locale, locales } from '../../src/i18n/locale.ts';

/** The messages of a language, by name: `assets/messages-tr-….js`. */
export const guestChunkName = ({ moduleIds }: { moduleIds: string[] }) =>
  `assets/${localeOf(moduleIds) ? `messages-${localeOf(moduleIds)}` : 'guest'}-[hash].js`;

const localeOf = (moduleIds: readonly string[]) =>
  moduleIds.map((id) => /\/locales\/(\w+)\/guest\.po$/.exec(id)?.[1]).find((locale) => locale !== undefined);

/** The guest bundle with the messages of a language: `assets/guest-tr-….js` for `assets/guest-….js`. */
export const bundleName = (entry: string, locale: Locale) => entry.replace('guest-', `guest-${locale}-`);

/**
 * The guest bundle once for each language, with its messages in it: a visit asks for one file, and a
 * switch of the language for the messages of the other alone.
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
          source: withMessages(entry.code, messagesOf(chunks, locale)),
        });
      delete bundle[entry.fileName];
    },
  },
});

/**
 * Puts the messages of a language into the bundle, in the place of their import.
 * @throws Error where the bundle does not import them once
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

function messagesOf(chunks: Rolldown.OutputChunk[], locale: Locale) {
  const found = chunks.find(({ moduleIds }) => localeOf(moduleIds) === locale);
  if (!found) throw new Error(`There are no guest messages in ${locale}.`);
  return found;
}
