import { expect, test } from 'vitest';
import { hasEnvelopeError, matchesRecord } from './envelope.ts';

const sent = { id: 'g1', fields: { rsvpCount: 3, name: 'Layla' } };
const layla = { _id: 'g1', rsvpCount: 3, name: 'Layla' };

test.each([
  {},
  { status: 'success', errors: [] },
  { status: ' OK ' },
  { status: null },
  { data: null },
  { success: true },
  'text',
  null,
])('[F04] %j does not mean a failure', (body) => {
  expect(hasEnvelopeError(body)).toBe(false);
});

test.each([
  { status: 'fail' },
  { status: 'error', data: layla },
  { status: 'unauthorized' },
  { status: 500 },
  { success: false },
  { errors: [{ type: 'rsvpCount', message: 'Too many' }] },
])('[F04] %j means that the call failed', (body) => {
  expect(hasEnvelopeError(body)).toBe(true);
});

test.each([layla, { ...layla, rsvpCount: '3' }, { ...layla, _id: undefined, id: 'g1', phone: '1' }])(
  '[F04] %j is the written record',
  (data) => {
    expect(matchesRecord(data, sent)).toBe(true);
  },
);

test.each([
  undefined,
  null,
  'ok',
  {},
  [layla],
  { ...layla, _id: 'g2' },
  { ...layla, rsvpCount: 4 },
  { ...layla, rsvpCount: null },
  { ...layla, rsvpCount: '' },
  { ...layla, name: 'Omar' },
  { _id: 'g1', rsvpCount: 3 },
])('[F04] %j does not prove what was written', (data) => {
  expect(matchesRecord(data, sent)).toBe(false);
});
