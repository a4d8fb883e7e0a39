import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';

/**
 * Short texts that several areas use without a context. Each was checked in all its places: one translation
 * fits them all.
 */
const reviewed = new Set(
  readFileSync('src/i18n/shared-texts.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/**
 * The area of a file: its feature, or its folder in src. The titles of routes and of the menu are those of a feature's
 * page, so they are no area of their own.
 */
const getArea = (file: string) =>
  /^src\/(?:routes\/|shell\/pages\.ts)/.test(file)
    ? undefined
    : (/^src\/features\/((?:template\/)?[^/]+)/.exec(file)?.[1] ?? /^src\/([^/.]+)/.exec(file)?.[1]);

/**
 * Returns the short texts without a context that more than one area uses. They may mean different things and
 * need different translations.
 */
function sharedTexts(po: string): string[] {
  const catalogue = formatter({ lineNumbers: false }).parse(po, {
    locale: 'en',
    sourceLocale: 'en',
    filename: '',
  });
  if (catalogue instanceof Promise) throw new TypeError('A PO catalogue is read at once');
  return Object.values(catalogue).flatMap(({ message = '', context, origin = [] }) => {
    const areas = new Set(origin.flatMap(([file]) => getArea(file) ?? []));
    const isShort = message.split(' ').length <= 2 && !/[{<]/.test(message);
    return isShort && !context && areas.size > 1 ? [message] : [];
  });
}

test('a short text of two areas is checked or has a context', () => {
  const shared = globSync('src/i18n/locales/en/*.po').flatMap((file) =>
    sharedTexts(readFileSync(file, 'utf8')),
  );
  expect(
    shared.filter((text) => !reviewed.has(text)),
    'The same word may need two translations. Give one a context, or add the word to src/i18n/shared-texts.txt.',
  ).toEqual([]);
});

test('the check finds two areas with the same short text', () => {
  const block = (file: string, context = '') => `#: ${file}\n${context}`;
  const message = 'msgid "Messages"\nmsgstr ""\n';
  const both = `${block('src/features/events/header/EventTabs.tsx')}#: src/ui/toasts/Toaster.tsx\n${message}`;
  expect(sharedTexts(both)).toEqual(['Messages']);
  const apart = `${block('src/features/events/header/EventTabs.tsx')}${message}\n${block('src/ui/toasts/Toaster.tsx', 'msgctxt "toasts"\n')}${message}`;
  expect(sharedTexts(apart)).toEqual([]);
});
