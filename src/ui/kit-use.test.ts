import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every match of a pattern in the features, as `file: text`. The guest page has its own bundle without the kit. */
const findAll = (pattern: RegExp) =>
  globSync('src/features/**/*.tsx', { cwd: root })
    .filter((file) => !file.startsWith('src/features/rsvp/'))
    .flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
    );

test.each([
  ['tables', /<table\b/g, 'DataTable, PlainTable or TableFrame'],
  ['dialogs', /<(dialog|DialogSurface|OverlayDrawer|Drawer)\b/g, 'Modal or ConfirmDialog'],
  ['search fields', /<SearchBox\b|type="search"/g, 'SearchField'],
  ['skeletons', /<Skeleton\b|className="[^"]*\bbone\b/g, 'PageSkeleton and Bone'],
])('the features write no %s of their own', (_, pattern, part) => {
  expect(findAll(pattern), `Use ${part} of src/ui (docs/ui-kit.md).`).toEqual([]);
});
