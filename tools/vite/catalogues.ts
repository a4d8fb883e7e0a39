import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Lists the errors of the catalogues of all languages, with their files. */
export const findAllProblems = () =>
  globSync('src/i18n/locales/*/*.po').flatMap((file) =>
    findProblems(basename(dirname(file)), readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );

/**
 * Lists the errors of a catalogue: missing translations, messages that do not parse, missing or extra
 * placeholders, and plurals without all forms of the language (Arabic has six; Lingui accepts two and prints
 * the wrong one).
 */
export function findProblems(locale: string, po: string): string[] {
  const catalogue = formatter().parse(po, { locale, sourceLocale: 'en', filename: '' });
  if (catalogue instanceof Promise) throw new TypeError('A PO catalogue is read at once');
  return Object.values(catalogue).flatMap(({ message = '', translation = '', obsolete }) => {
    if (obsolete) return [`"${message}" is used nowhere: npm run extract`];
    const text = translation || (locale === 'en' ? message : '');
    if (!text) return [`"${message}" is not translated`];
    try {
      const [source, target] = [getShape(message), getShape(text)];
      return [
        ...(same(source.placeholders, target.placeholders)
          ? []
          : [`"${text}" has other placeholders than "${message}"`]),
        ...target.plurals
          .map((forms) => missingForms(locale, forms))
          .filter((missing) => missing.length > 0)
          .map((missing) => `"${text}" lacks the plural forms ${missing.join(', ')}`),
      ];
    } catch (error) {
      return [`"${text}" cannot be read: ${String(error)}`];
    }
  });
}

const missingForms = (locale: string, forms: string[]) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((form) => !forms.includes(form));

const same = (one: Set<string>, other: Set<string>) =>
  one.size === other.size && [...one].every((each) => other.has(each));

function getShape(message: string) {
  const shape = { placeholders: new Set<string>(), plurals: [] as string[][] };
  const walk = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) shape.placeholders.add(tag);
        continue;
      }
      const [name, type, choices] = token;
      shape.placeholders.add(name);
      if (typeof choices !== 'object' || choices === null) continue;
      const forms = Object.entries(choices).filter((entry): entry is [string, CompiledMessage] =>
        Array.isArray(entry[1]),
      );
      if (type === 'plural') shape.plurals.push(forms.map(([form]) => form));
      for (const [, form] of forms) walk(form);
    }
  };
  walk(compileMessageOrThrow(message));
  return shape;
}
