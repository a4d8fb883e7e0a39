import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/**
 * Style sheets with global names on purpose: the guest page, which its boot script draws too, and what is shown before
 * any script.
 */
const globalOnPurpose = ['src/features/rsvp/', 'src/theme/'];

const isIn = (file: string, list: readonly string[]) => list.some((start) => file.startsWith(start));
const sheets = globSync('src/**/*.css', { cwd: root });
const converted = sheets.filter((file) => file.endsWith('.module.css') || !isIn(file, globalOnPurpose));

/** Every match of a pattern in the converted style sheets, as `file: text`. */
const findAll = (pattern: RegExp, files = converted) =>
  files.flatMap((file) => (read(file).match(pattern) ?? []).map((found) => `${file}: ${found.trim()}`));

test('class names are local: a component has X.module.css beside it', () => {
  const global = converted.filter((file) => !file.endsWith('.module.css'));
  expect(global, 'Name it X.module.css and import its names.').toEqual([]);
});

test('font sizes are those of the scale', () => {
  const sizes = new Set(read('src/theme/scale.css').match(/--font-\d+(?=:)/g));
  expect(sizes.size).toBeLessThanOrEqual(8);
  // `em` follows the surrounding text; a picture uses its own unit.
  const allowed = /var\(--font-(12|14|16|20|24|30|44|64|serif)\)|\dem\b|inherit|var\(--unit\)/;
  const found = findAll(/(^|[\s{;])font(-size)?:[^;]+/g).filter((text) => !allowed.test(text));
  expect(found, 'Use var(--font-14) and its like.').toEqual([]);
});

test('breakpoints are 480, 768 and 1280 px, and 1440 px for the open menu', () => {
  const found = findAll(/@media[^{]+/g).filter((text) =>
    (text.match(/[\d.]+px/g) ?? []).some((width) => !['480px', '768px', '1280px', '1440px'].includes(width)),
  );
  expect(found, 'Media queries use the breakpoints of scale.css.').toEqual([]);
});

test('properties are logical', () => {
  const physical =
    /(^|[\s{;])((margin|padding|border|inset)-(left|right|top|bottom)[\w-]*|left|right|top|bottom|(min-|max-)?(width|height)|border-(top|bottom)-(left|right)-radius):[^;]+|text-align: (left|right)|float: (left|right)/g;
  expect(findAll(physical), 'Write margin-inline-start, block-size, text-align: start …').toEqual([]);
});

test('mirrored rules name [dir=rtl]: Chrome before 120 drops a rule with :dir()', () => {
  expect(findAll(/:dir\([^{]*/g, sheets), "Write [dir='rtl'] &.").toEqual([]);
});

test('no rule of the screen depends on what the whole document contains', () => {
  const found = findAll(/(:root|html|body)[^{},]*:has\([^{]*/g, sheets).filter(
    // Within `@media print` only.
    (text) => !text.startsWith('src/theme/print.css'),
  );
  expect(found, 'Each added element would restyle half of the page: use flagDocument.').toEqual([]);
});

test('at most five selectors target Fluent’s classes, each where it offers no slot', () => {
  const reasons = [
    // The avatar of the user menu is larger than a button's icon.
    'src/shell/shell.module.css: .fui-Button__icon',
    // Links within text look alike; a link that looks like a button does not.
    'src/ui/page/auth.module.css: .fui-Button',
  ];
  expect(
    findAll(/\.fui-[\w-]+/g).toSorted(),
    'Give the part a class of its own, or state the reason here.',
  ).toEqual(reasons);
});
