import { expect, test } from 'vitest';
import { findViolation, findDrift as read, findWrongType } from './drift.ts';

const guest = { _id: 'g1', name: 'Grace', invitees: 2, inviteeOnCard: 2 };
const url = 'https://api.example.com/api/v1/events/e1/guests';
const answer = (data: unknown, status = 200, more = {}) =>
  read({ method: 'GET', url: `${url}/g1`, status, text: JSON.stringify({ data }), ...more });

test.each([
  ['nothing new', answer(guest), []],
  [
    'a new field',
    answer({ ...guest, table: { number: 7 } }),
    ['getGuest 200: data.table (object) is not described'],
  ],
  [
    'a field that is missing',
    answer({ ...guest, name: undefined }),
    [expect.stringContaining("must have required property 'name'")],
  ],
  [
    'another type',
    answer({ ...guest, invitees: '2' }),
    [expect.stringContaining('data/invitees must be integer')],
  ],
  ['another status', answer(guest, 202), ['getGuest 202: the status is not described']],
  ['a page of a proxy', answer(guest, 404, { text: '<html>' }), ['getGuest 404: the body is no JSON']],
  [
    'another call',
    read({ method: 'PUT', url: `${url}/665b10000000000000000001`, status: 200, text: '' }),
    ['PUT /api/v1/events/e1/guests/…: the call is not described'],
  ],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('no value is printed, because it may be personal data', () => {
  expect(answer({ ...guest, phone2: '0501234567' })?.join()).not.toContain('0501234567');
});

test('a success with another status needs the body of the described one', () => {
  const call = { method: 'PATCH', url: `${url}/g1`, status: 202 };
  const whole = JSON.stringify({ data: { ...guest, _id: 'g1' } });
  expect(findViolation({ ...call, text: whole }, '{}')).toBeUndefined();
  expect(findViolation({ ...call, text: '' }, '{}')).toMatchObject({ what: 'updateGuest 202: data' });
});

test.each([
  ['application/json; charset=utf-8', undefined],
  ['Application/Problem+JSON', undefined],
  ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
  ['application/jsonlines', 'application/jsonlines'],
  ['', 'nothing'],
])('JSON with the content-type “%s”', (type, got) => {
  const call = { method: 'GET', url: `${url}/g1`, status: 404, text: '{"message":"Gone"}', type };
  expect(findWrongType(call)?.got).toBe(got);
  const [status, text] = [200, JSON.stringify({ data: guest })];
  expect(findViolation({ ...call, status, text }, undefined)?.got).toBe(got);
});
