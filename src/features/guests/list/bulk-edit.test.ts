import { expect, test } from 'vitest';
import { createTestGuest as create } from '../../../domain/test-organiser.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { createScriptedApi } from '../../../api/test-api.ts';
import {
  AnsweredMeanwhile,
  type BulkChange,
  countChanges,
  editGuests,
  planChanges,
  TooManyPeople,
} from './bulk-edit.ts';

const guest = create({ name: 'Ada', invitees: 2, rsvpCount: null, isWAPhone: true });
const edit = { isSingleGuest: false };

test('a bulk edit changes only what differs', () => {
  expect(planChanges(guest, edit)).toEqual({});
  expect(planChanges(guest, { ...edit, isWAPhone: true, invitees: 2, answer: null })).toEqual({});
  expect(planChanges(guest, { ...edit, isWAPhone: false })).toEqual({ isWAPhone: false });
  expect(planChanges(guest, { ...edit, invitees: 3, answer: 3 })).toEqual({
    invitees: 3,
    rsvpCount: 3,
    rsvpConfirmed: true,
  });
  expect(planChanges(guest, { ...edit, answer: 0 })).toEqual({ rsvpCount: 0, rsvpConfirmed: false });
});

test('an answer is at most the number invited, an older one stays', () => {
  expect(() => planChanges(guest, { ...edit, answer: 3 })).toThrow(TooManyPeople);
  expect(() => planChanges(guest, { ...edit, invitees: 1, answer: 2 })).toThrow(TooManyPeople);
  expect(() => planChanges(create({}), { ...edit, answer: 1 })).toThrow(TooManyPeople);
  expect(planChanges(create({}), { isSingleGuest: true, answer: 1 })).toMatchObject({ rsvpCount: 1 });
  const many = create({ invitees: 4, rsvpCount: 4 });
  expect(planChanges(many, { ...edit, invitees: 2 })).toEqual({ invitees: 2 });
  expect(countChanges([guest, many], { ...edit, answer: 4 })).toEqual({ changing: 0, tooMany: 1 });
});

test('an answer given meanwhile is not overwritten', async () => {
  const now = { _id: 'g1', name: 'Ada', invitees: 2, rsvpCount: 1, isWAPhone: true };
  const save = async (change: Partial<BulkChange>) => {
    const { api, calls } = createScriptedApi({
      'GET /events/e1/guests/g1': [200, { data: now }],
      'PATCH /events/e1/guests/g1': [200, { data: { ...now, invitees: 3 } }],
    });
    const outcome = await editGuests(
      { api, queryClient: createQueryClient(), eventId: 'e1' },
      [guest],
      { isSingleGuest: false, ...change },
      { isStopped: () => false, onProgress: () => {} },
    );
    return { ...outcome, writes: calls.filter((call) => call.startsWith('PATCH')).length };
  };
  const overtaken = await save({ answer: 2 });
  expect(overtaken.failed.map(({ error }) => error)).toEqual([new AnsweredMeanwhile()]);
  expect(overtaken.failed[0]?.guest.answer).toMatchObject({ count: 1 });
  expect(overtaken).toMatchObject({ edited: 0, writes: 0 });
  // The answer that the organiser was about to record.
  expect(await save({ answer: 1 })).toMatchObject({ edited: 1, writes: 0 });
  expect(await save({ invitees: 3 })).toMatchObject({ edited: 1, writes: 1 });
});

test('the number on the card follows the number invited while both are equal', () => {
  const equal = create({ invitees: 2, inviteeOnCard: 2 });
  expect(planChanges(equal, { ...edit, invitees: 3 })).toEqual({ invitees: 3, inviteeOnCard: 3 });
  const differing = create({ invitees: 2, inviteeOnCard: 1 });
  expect(planChanges(differing, { ...edit, invitees: 3 })).toEqual({ invitees: 3 });
});
