import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = globSync('{src,mocks,contracts,e2e,screens,tools}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.gen\.ts$|\.d\.ts$/.test(file),
);
const source = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each import of our own code as [importing file, imported file], from the root. */
const imports = files.flatMap((file) =>
  preProcessFile(source(file), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => [file, relative(root, join(root, file, '..', name))] as const),
);

/** The layers of src, from the bottom: each may import those before it in this list, and itself. */
const layers = [
  ['browser', 'config', 'service-worker', 'storage', 'transport', 'template-transport'],
  ['api', 'i18n', 'theme'],
  ['ui', 'forms'],
  ['domain'],
  ['features', 'shell'],
  ['routes'],
  ['router', 'routeTree'],
  ['app', 'reporting'],
  ['main', 'guest', 'first-requests', 'boot', 'organiser-boot', 'early-panels'],
];
const getFolder = (file: string) => /^src\/([^/.]+)/.exec(file)?.[1] ?? '';
const getLayer = (file: string) => layers.findIndex((folders) => folders.includes(getFolder(file)));
const getFeature = (file: string) => /^src\/features\/((?:template\/)?[^/]+)/.exec(file)?.[1];

/** The template areas hold demo data in every build. This is the only import of them, and it is loaded on demand. */
const isTemplateEntry = (from: string, to: string) =>
  from === 'src/template-transport.ts' && to === 'mocks/template/page.ts';

const brokenBy = (rule: (from: string, to: string) => boolean) =>
  imports.filter(([from, to]) => !isTest(from) && rule(from, to)).map((pair) => pair.join(' → '));

test('imports run one way through src', () => {
  expect(
    brokenBy((from, to) => from.startsWith('src/') && to.startsWith('src/') && getLayer(to) > getLayer(from)),
    'Move the shared code to a lower layer, or pass it in from the route.',
  ).toEqual([]);
});

test('every folder of src has its layer', () => {
  const unlisted = files.filter((file) => file.startsWith('src/') && !isTest(file) && getLayer(file) < 0);
  expect(unlisted, 'Move the file into a listed folder, or add its folder to `layers`.').toEqual([]);
});

test('a feature never imports another', () => {
  expect(
    brokenBy((from, to) => {
      const [one, other] = [getFeature(from), getFeature(to)];
      return one !== undefined && other !== undefined && one !== other;
    }),
    'Two features on one screen meet in the route: let it take from both and pass on.',
  ).toEqual([]);
});

test('the features and the shell do not know each other', () => {
  const sides = new Set(['features', 'shell']);
  expect(
    brokenBy((from, to) => {
      const [one, other] = [getFolder(from), getFolder(to)];
      return one !== other && sides.has(one) && sides.has(other);
    }),
    'The route takes from both, and passes on.',
  ).toEqual([]);
});

test('the rsvp feature belongs to the guest entry and stays small', () => {
  const allowed = new Set(['api', 'i18n', 'storage', 'config', 'transport', 'features']);
  expect(
    brokenBy((from, to) => getFeature(from) === 'rsvp' && !allowed.has(getFolder(to))),
    'features/rsvp may import api, i18n, storage, config and transport. Fluent, forms and ui would reach every guest’s phone.',
  ).toEqual([]);
});

test('the product does not import the mocks, and the mocks import only its schema', () => {
  expect(
    brokenBy((from, to) => from.startsWith('src/') && !to.startsWith('src/') && !isTemplateEntry(from, to)),
    'src must not import other folders. Build-time replacements go through src/transport.ts, the template areas through src/template-transport.ts.',
  ).toEqual([]);
  expect(
    brokenBy((from, to) => from.startsWith('mocks/') && to.startsWith('src/') && !to.endsWith('.gen.ts')),
    'Mocks replace another team’s server: use only the types of src/api/schema.gen.ts.',
  ).toEqual([]);
});

test('no file is longer than 200 lines', () => {
  const long = files.filter((file) => source(file).split('\n').length > 201);
  expect(long, 'Over 200 lines: move a separate concern to its own file.').toEqual([]);
});

test('effects are the exception', () => {
  const effects = files
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .flatMap((file) => source(file).match(/useEffect\(/g) ?? []);
  expect(
    effects.length,
    'Subscribe with useSyncExternalStore, act in the event, or load in the route.',
  ).toBeLessThanOrEqual(5);
});
