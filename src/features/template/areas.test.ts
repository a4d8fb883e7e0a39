import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/template-areas.md'), 'utf8');
const routeTree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8');

/** The rows of the table, cell by cell. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [a-z]+ +\| \//.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()))
  .map(([area = '', route = '', calls = '']) => ({
    area,
    route,
    parts: calls.match(/[\w-]+/g) ?? [],
  }));

test('the table has every area with data', () => {
  const areas = globSync('src/features/template/*/queries.ts', { cwd: root })
    .map((path) => basename(dirname(path)))
    // The login pages have no data of their own.
    .filter((area) => area !== 'auth');
  expect(
    rows.map(({ area }) => area).toSorted(),
    'Add a row for each missing area to docs/template-areas.md.',
  ).toEqual(areas.toSorted());
});

describe.each(rows)('$area', ({ area, route, parts }) => {
  const paths = globSync(`src/features/template/${area}/**/*.*`, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(root, path));
  const names = paths.map((path) => basename(path));

  test('has its route, its calls, its schemas and its page', () => {
    expect(routeTree).toContain(`'${route}`);
    for (const part of parts) expect(names).toContain(`${part}.ts`);
    const known = names.filter((name) => /^(queries|mutations|schema)\.ts$/.test(name));
    expect(known.toSorted()).toEqual(parts.map((part) => `${part}.ts`).toSorted());
    expect(names.some((name) => name.endsWith('Page.tsx'))).toBe(true);
  });

  test('makes its calls only in queries and mutations', () => {
    const callers = paths.filter((path) =>
      /templateApi\s*\.(GET|POST|PUT|PATCH|DELETE)/.test(readFileSync(path, 'utf8')),
    );
    const others = callers
      .map((path) => basename(path))
      .filter((name) => !/^(queries|mutations)\.ts$/.test(name));
    expect(others).toEqual([]);
  });
});
