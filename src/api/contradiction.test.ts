import { expect, test } from 'vitest';
import { contradicts } from './contradiction.ts';

const sent = { id: 'g1', fields: { rsvpCount: 3, name: 'Layla' } };

test.each([
  {},
  { status: 'success', errors: [] },
  { data: null },
  { data: {} },
  { data: { _id: 'g1', rsvpCount: 3 } },
  { data: { rsvpCount: '3' } },
  { data: [{ id: 'g1', name: 'Layla' }] },
])('[F04] %j does not contradict what was sent', (body) => {
  expect(contradicts(body, sent)).toBe(false);
});

test.each([
  { status: 'fail' },
  { status: 'error', data: { rsvpCount: 3 } },
  { status: 'unauthorized' },
  { status: 500 },
  { success: false },
  { errors: [{ type: 'rsvpCount', message: 'Too many' }] },
  { data: { _id: 'g2', rsvpCount: 3 } },
  { data: { rsvpCount: 4 } },
  { data: { rsvpCount: null } },
  { data: { rsvpCount: '' } },
  { data: { name: 'Omar' } },
  { data: 'ok' },
])('[F04] %j contradicts what was sent', (body) => {
  expect(contradicts(body, sent)).toBe(true);
});
