/**
 * `npx node tools/confusables.ts confusables.txt`: writes src/domain/guest/confusables.gen.ts from Unicode's data,
 * which is at https://www.unicode.org/Public/security/latest/confusables.txt. Run it for a new version of Unicode.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

const [path] = process.argv.slice(2);
if (path === undefined) throw new UsageError('Name the file: npx node tools/confusables.ts confusables.txt');
const text = readFileSync(path, 'utf8');
const [, version = '?'] = /^# Version: (\S+)/m.exec(text) ?? [];
const fromCode = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));

/** Unicode's prototype of I is l. A capital stays one, because we compare names in lower case. */
const keepCase = (letter: string, latin: string) =>
  latin === 'l' && letter !== letter.toLowerCase() ? 'I' : latin;

const pairs = [...text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F]+) ;/gm)]
  .map(([, letter = '', latin = '']) => [fromCode(letter), fromCode(latin)] as const)
  .filter(
    ([letter, latin]) =>
      /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]$/u.test(letter) &&
      // Others are letters in another style, which `toSearchable` replaces.
      letter === letter.normalize('NFKC') &&
      /^\p{L}$/u.test(letter) &&
      /^[^a-z]$/i.test(letter) &&
      /^[a-z]$/i.test(latin),
  )
  .map(([letter, latin]) => letter + keepCase(letter, latin));
if (pairs.length === 0) throw new UsageError(`${path} is not Unicode's confusables.txt.`);
writeFileSync(
  'src/domain/guest/confusables.gen.ts',
  `// Made from Unicode's confusables.txt ${version} by tools/confusables.ts.\n\n` +
    `/** Letters of the Latin, Greek, Cyrillic and Armenian scripts, each before the letter from A to Z that it looks like. */\n` +
    `export const confusables =\n  '${pairs.join('')}';\n`,
);
