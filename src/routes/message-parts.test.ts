import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';
import { getPart } from '../../tools/vite/message-parts.ts';
import { routeTree } from '../routeTree.gen.ts';
import type { RouterContext } from './-context.ts';
import { getMessageParts } from './-message-parts.ts';

const hasMessages = /from '@lingui\/(react|core)\/macro'/;

/** The catalogue parts that a file and its imports need. A part that is loaded later brings its own. */
function partsNeededBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const dynamic = new Set([...source.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name));
  const imported = preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') && /\.tsx?$/.test(name) && !dynamic.has(name))
    .flatMap((name) => [...partsNeededBy(join(dirname(file), name), seen)]);
  return new Set([...imported, ...(hasMessages.test(source) ? [partOfFile(file)] : [])]);
}

/** The guest page has a catalogue of its own. */
const partOfFile = (file: string) => (file.startsWith('src/guest/') ? 'rsvp' : getPart([file]));

const allRoutes: readonly AnyRoute[] = Object.values(
  createRouter({ routeTree, context: {} as RouterContext }).routesById,
);

/** The parts that a route and those above it declare. */
const partsOfRoute = (route: AnyRoute | undefined): string[] =>
  route ? [...getMessageParts(route.options.staticData ?? {}), ...partsOfRoute(route.parentRoute)] : [];

const routes = globSync('src/routes/**/*.tsx')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/-|__root/.test(file));

test.each(routes)('%s requests the messages of everything it shows', (file) => {
  const [, routeId = ''] = /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(routeId).not.toBe('');
  const needed = partsNeededBy(file);
  needed.delete('start');
  if ([...needed].length === 0) return;
  expect(
    partsOfRoute(allRoutes.find(({ id }) => id === routeId)),
    'Give the route the parts that it lacks: `template` or `messages` in its staticData.',
  ).toEqual(expect.arrayContaining([...needed]));
});

test('a message of several folders is in the start part', () => {
  expect(getPart(['src/features/guests/list/GuestTable.tsx', 'src/features/events/list/EventCard.tsx'])).toBe(
    'organiser',
  );
  expect(getPart(['src/features/guests/list/GuestTable.tsx', 'src/template/faq/FaqPage.tsx'])).toBe('start');
  expect(getPart(['src/ui/layout/Pager.tsx'])).toBe('start');
});
