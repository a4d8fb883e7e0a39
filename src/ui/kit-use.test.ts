import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The guest page has its own bundle without the kit; every other exception says why. */
const exceptions = new Set([
  // A calendar's grid of days: its cells have the focus and keys of their own.
  'src/features/template/calendar/MonthView.tsx: <table',
  // The edited row replaces its cells by a form, and a phone shows the cells of a row as one text: PlainTable has neither.
  'src/features/guest-import/PileTable.tsx: <table',
]);

/** Every match of a pattern in the features, as `file: text`. */
const findAll = (pattern: RegExp) =>
  globSync('src/features/**/*.tsx', { cwd: root })
    .filter((file) => !file.startsWith('src/features/rsvp/'))
    .flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
    );

test.each([
  ['tables', /<table\b/g, 'DataTable or PlainTable'],
  ['dialogs', /<(dialog|DialogSurface|OverlayDrawer|Drawer)\b/g, 'Modal or ConfirmDialog'],
  ['search fields', /<SearchBox\b|type="search"/g, 'SearchField'],
  ['skeletons', /<Skeleton\b|className="[^"]*\bbone\b/g, 'PageSkeleton and Bone'],
])('the features write no %s of their own', (_, pattern, part) => {
  const found = findAll(pattern).filter((each) => !exceptions.has(each));
  expect(found, `Use ${part} of src/ui (docs/ui-kit.md).`).toEqual([]);
});
