import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { handlers } from './handlers.ts';
import { routes } from './routes.gen.ts';
import { specifiedEndpoints } from './specified-endpoints.ts';

const root = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
const callers = read('src/template/**/*.{ts,tsx}');
const routeTree = read('src/routeTree.gen.ts');

const sentence = /In-app mocked endpoints[^\n]*/.exec(read('docs/specification.md'))?.[0] ?? '';

/** The bracketed list after the name of an area in the specification, without notes on parameters. */
const parseList = (area: string) =>
  (new RegExp(`${area}[^(,]*\\(([^)]*)\\)`).exec(sentence)?.[1] ?? '')
    .replace('set starred or unstarred', 'set starred, set unstarred')
    .split(', ')
    .map((name) => name.replace(/ with .*/, ''));

/** The addresses that the specification names or describes, in order. */
const inSpecification = [
  ...Array.from(sentence.matchAll(/\/api\/[\w/-]*\w/g), ([path]) => path),
  '/api/calendar-app/events',
  ...parseList('calendar-app').map((verb) => `/api/calendar-app/${verb}-event`),
  ...parseList('guests-app').map((name) => `/api/guests-app/${toContactPath(name)}`),
  ...parseList('e-commerce-app').map((name) => `/api/e-commerce-app/${name}`),
  ...parseList('messages-app').map((name) => `/api/messages-app/${name}`),
  ...parseList('profile').map((name) => `/api/profile/${name}`),
];

function toContactPath(name: string): string {
  if (name.startsWith('set ')) return name.replace('set ', 'set-guests-');
  return /^(add|update|remove|toggle-starred)$/.test(name) ? `${name}-guest` : name;
}

test('the table has exactly the 38 endpoints of the specification', () => {
  expect(specifiedEndpoints.map(([path]) => path).toSorted()).toEqual(inSpecification.toSorted());
  expect(inSpecification).toHaveLength(38);
});

test.each(specifiedEndpoints)(
  '%s has its description, its mock and its screen',
  (path, operationId, screen) => {
    expect(routes[operationId].path).toBe(path);
    expect(handlers[operationId]).toBeTypeOf('function');
    expect(callers, `Nothing calls ${path}.`).toContain(`'${path}'`);
    // One route draws all demo logins.
    const route = screen.replace(/^\/pages\/auth\/.*/, '/pages/auth/$page');
    expect(routeTree, `There is no route ${screen}.`).toContain(`'${route}`);
  },
);
