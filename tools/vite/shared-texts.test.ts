import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';

/**
 * Texts of one or two words that more than one area uses without a context. Each was read in its places and means the same
 * in all of them, so one translation serves.
 */
const reviewed = new Set(
  readFileSync('src/i18n/shared-texts.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** The area of a file: the feature, or the room of src. */
const areaOf = (file: string) =>
  /^src\/features\/((?:template\/)?[^/]+)/.exec(file)?.[1] ?? /^src\/([^/.]+)/.exec(file)?.[1] ?? '';

/** Short texts without a context that more than one area uses: the next one may mean something else by it. */
function sharedTexts(po: string): string[] {
  const catalogue = formatter({ lineNumbers: false }).parse(po, {
    locale: 'en',
    sourceLocale: 'en',
    filename: '',
  });
  if (catalogue instanceof Promise) throw new TypeError('A PO catalogue is read at once');
  return Object.values(catalogue).flatMap(({ message = '', context, origin = [] }) => {
    const areas = new Set(origin.map(([file]) => areaOf(file)));
    const isShort = message.split(' ').length <= 2 && !/[{<]/.test(message);
    return isShort && !context && areas.size > 1 ? [message] : [];
  });
}

test('a short text that two areas share was read in both, or has a context', () => {
  const shared = globSync('src/i18n/locales/en/*.po').flatMap((file) =>
    sharedTexts(readFileSync(file, 'utf8')),
  );
  expect(
    shared.filter((text) => !reviewed.has(text)),
    'The same word may need two translations. Give one a context, or add the word to src/i18n/shared-texts.txt.',
  ).toEqual([]);
});

test('two areas with the same short text are found, and a context tells them apart', () => {
  const block = (file: string, context = '') => `#: ${file}\n${context}`;
  const message = 'msgid "Messages"\nmsgstr ""\n';
  const both = `${block('src/features/events/EventTabs.tsx')}#: src/ui/Toaster.tsx\n${message}`;
  expect(sharedTexts(both)).toEqual(['Messages']);
  const apart = `${block('src/features/events/EventTabs.tsx')}${message}\n${block('src/ui/Toaster.tsx', 'msgctxt "toasts"\n')}${message}`;
  expect(sharedTexts(apart)).toEqual([]);
});
