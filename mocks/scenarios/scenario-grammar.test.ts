import { expect, test } from 'vitest';
import { matches, parseScenarios } from './scenario-grammar.ts';
import { scenarios } from './scenarios.ts';
import type { Incoming } from '../engine/incoming.ts';

const parse = (text: string) =>
  parseScenarios(text, { scenarios, operationIds: ['saveRsvp', 'getRsvp', 'listGuests'] });
const call = (operationId: string, method = 'GET'): Incoming => ({
  operationId,
  method,
  path: '/',
  params: {},
  query: {},
  body: '',
  authorization: null,
  signal: new AbortController().signal,
  lenient: false,
});

test('a list of scenarios is parsed from left to right', () => {
  expect(
    parse(' latency, saves:500 ,saveRsvp:500x2').map(({ scope, scenario, times }) => [
      scope,
      scenario,
      times,
    ]),
  ).toEqual([
    [undefined, scenarios.latency, Infinity],
    ['saves', scenarios['500'], Infinity],
    ['saveRsvp', scenarios['500'], 2],
  ]);
});

test('off and an empty text mean none', () => {
  for (const text of ['', 'off', ' , ']) expect(parse(text)).toEqual([]);
});

test.each(Object.keys(scenarios))('%s can be asked for by its name, scoped and counted', (name) => {
  expect(parse(`reads:${name}x1`)).toMatchObject([
    { scope: 'reads', scenario: { about: expect.any(String) }, times: 1 },
  ]);
});

test.each(['typo', 'saves:', 'nobody:500', '500x', '__proto__', 'toString', 'saves:reads:500'])(
  '"%s" is refused with the possible names',
  (text) => {
    expect(() => parse(text)).toThrow(/There are: |write saves, reads/);
  },
);

test.each([
  ['500', call('getRsvp'), true],
  ['500', call('card'), false],
  ['saves:500', call('saveRsvp', 'POST'), true],
  ['saves:500', call('getRsvp'), false],
  ['reads:500', call('getRsvp'), true],
  ['reads:500', call('saveRsvp', 'POST'), false],
  ['saveRsvp:500', call('saveRsvp', 'POST'), true],
  ['saveRsvp:500', call('getRsvp'), false],
  ['card:404', call('card'), true],
  ['html200', call('getRsvp'), false],
  ['getRsvp:html200', call('getRsvp'), true],
])('%s applies to %o: %s', (text, incoming, met) => {
  expect(parse(text).map((asked) => matches(asked, incoming))).toEqual([met]);
});
