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
  .map(([area = '', route = '', calls = '', ...numbers]) => ({
    area,
    route,
    parts: calls.match(/[\w-]+/g) ?? [],
    lines: numbers.map(Number),
  }));

const count = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;
const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + count(path), 0);

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

describe.each(rows)('$area', ({ area, route, parts, lines: [lines = 0, styles = 0, files = 0] }) => {
  const paths = globSync(`src/features/template/${area}/**/*.*`, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(root, path));
  const names = paths.map((path) => basename(path));
  const tenth = (stated: number) => Math.max(stated / 10, 20);

  test('has its route, its calls, its schemas, its page and its skeleton', () => {
    expect(routeTree).toContain(`'${route}`);
    for (const part of parts) expect(names).toContain(`${part}.ts`);
    const known = names.filter((name) => /^(queries|mutations|(.+-)?schema)\.ts$/.test(name));
    expect(known.toSorted()).toEqual(parts.map((part) => `${part}.ts`).toSorted());
    expect(names.some((name) => name.endsWith('Page.tsx'))).toBe(true);
    expect(names.some((name) => name.endsWith('Skeleton.tsx'))).toBe(true);
  });

  test('has the size in the table, within a tenth', () => {
    const sheets = paths.filter((path) => path.endsWith('.css'));
    expect(Math.abs(sum(paths) - lines), `${area}: ${sum(paths)} lines`).toBeLessThanOrEqual(tenth(lines));
    expect(Math.abs(sum(sheets) - styles), `${area}: ${sum(sheets)} of styles`).toBeLessThanOrEqual(
      tenth(styles),
    );
    expect(Math.abs(paths.length - files), `${area}: ${paths.length} files`).toBeLessThanOrEqual(
      Math.max(files / 10, 2),
    );
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
