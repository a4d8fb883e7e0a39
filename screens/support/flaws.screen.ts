import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { expectErrors, flaws } from './flaws.ts';
import { closeRoute, openRoute, place } from './open-route.tsx';

/** Returns the flaws once the browser has reported them: a policy violation is an event in a later task. */
const found = async () => {
  const all: string[] = [];
  await expect.poll(() => all.push(...flaws.end()) && all.length).toBeGreaterThan(0);
  return all.join('\n');
};

test.each<[what: string, act: () => unknown, report: RegExp]>([
  [
    'sets a style attribute',
    () => document.head.setAttribute('style', 'color: red'),
    /style-src-attr inline/,
  ],
  [
    'parses text as HTML',
    () => (document.createElement('div').innerHTML = '<b></b>'),
    /require-trusted-types-for/,
  ],
  ['evaluates text', () => Reflect.construct(Function, ['return 1'])(), /./],
  [
    'calls another origin',
    () => fetch('http://127.0.0.1:9/').catch(() => {}),
    /connect-src http:\/\/127\.0\.0\.1:9/,
  ],
])('[F56] a page that %s fails its test', async (_, act, report) => {
  await openRoute('/login', { signedOut: true });
  await act();
  const [first = ''] = (await found()).split('\n');
  expect(first).toMatch(/^\[F56\]/);
  expect(first).toMatch(report);
});

test('a console error fails its test unless it is expected', async () => {
  console.error('no one expects this');
  expectErrors(/the fault of this test/);
  console.error('the fault of this test');
  expect(flaws.end()).toEqual(['no one expects this']);
});

test('expectAxeClean finds a violation', async () => {
  await openRoute('/login', { signedOut: true });
  const button = document.body.appendChild(document.createElement('button'));
  expect((await axeProblems()).join('\n')).toMatch(/^button-name: <button>/);
  button.remove();
});

test('a navigation after the end of a visit is ignored', async () => {
  const { router } = await openRoute('/login', { signedOut: true });
  await closeRoute();
  const before = place();
  // The promise of a navigation ends with the loading of its page, which an ended visit does not begin.
  void router.navigate({ to: '/register' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(place()).toBe(before);
  expect(flaws.end()).toEqual([]);
});
