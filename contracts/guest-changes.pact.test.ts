import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { createAnswerChange, type GuestChanges, parseGuest } from '../src/domain/guest/guest.ts';
import { createGuest, updateGuest } from '../src/domain/guest/guest-mutations.ts';
import { exchange, ids, type MockServer, organiserAt } from './consumer.ts';
import { anId, anySuccess, invalid, matchNumber } from './matchers.ts';
import { organiserCalls, sent } from './organiser-calls.ts';
import { anEvent, organiser } from './provider-state.ts';

const { arrayContaining, equal } = Matchers;
const { eventId, guestId } = ids;
const { name, phone, invitees, inviteeOnCard, isWAPhone } = sent.guest;
const given = [organiser(), anEvent({ guests: [{ ...sent.guest, rsvpCount: null }] })];
const saved = {
  _id: anId(guestId),
  name: equal(name),
  phone: equal(phone),
  invitees: matchNumber(invitees),
  inviteeOnCard: matchNumber(inviteeOnCard),
  isWAPhone: equal(isWAPhone),
};

const save = async (server: MockServer, changes: GuestChanges) => {
  const guest = parseGuest({ _id: guestId, createdBy: eventId, ...sent.guest, table: 'Olive' });
  if (!guest) throw new Error('This is a guest');
  return updateGuest(organiserAt(server), eventId, { ...guest, id: guestId }, changes);
};

test.each([
  { words: 'a guest', details: sent.guest, row: saved },
  {
    words: 'a guest without a phone number',
    details: { ...sent.guest, phone: '' },
    row: { _id: anId(guestId), name: equal(name) },
  },
])('an organiser adds $words and learns the id', async ({ words, details, row }) => {
  const { phone: number, ...rest } = details;
  const body = number === '' ? rest : details;
  const exchanged = {
    given: [organiser(), anEvent()],
    body,
    status: anySuccess(201),
    // More may follow. That the new guest is the first, the conformance flow “a created guest is returned unchanged”
    // checks.
    response: { data: arrayContaining(row) },
  };
  await exchange('createGuest', words, exchanged, async (server) => {
    expect(await createGuest(organiserAt(server), eventId, details)).toMatchObject({ id: guestId, name });
  });
});

test('an organiser records an answer and keeps unknown fields', async () => {
  const body = { ...sent.guest, table: 'Olive', rsvpCount: 2, rsvpConfirmed: true };
  const response = { data: { ...saved, rsvpCount: matchNumber(2) } };
  await exchange('updateGuest', 'an answer that came by phone', { given, body, response }, async (server) => {
    expect((await save(server, createAnswerChange(2))).answer).toEqual({ kind: 'coming', count: 2 });
  });
});

test('an organiser takes an answer back', async () => {
  const answered = [organiser(), anEvent({ guests: [{ ...sent.guest, rsvpCount: 2 }] })];
  const body = { ...sent.guest, table: 'Olive', rsvpCount: null };
  await exchange(
    'updateGuest',
    'an answer taken back',
    { given: answered, body, response: { data: saved } },
    async (server) => {
      expect((await save(server, createAnswerChange(null))).answer).toEqual({ kind: 'waiting' });
    },
  );
});

test('more people than invited are refused to an organiser too', async () => {
  const body = { ...sent.guest, table: 'Olive', rsvpCount: 5, rsvpConfirmed: true };
  await exchange(
    'updateGuest',
    'more people than are invited',
    { given, body, status: invalid },
    async (server) => {
      await expect(save(server, createAnswerChange(5))).rejects.toMatchObject({ status: 400 });
    },
  );
});

test('an organiser removes a guest', async () => {
  await exchange('deleteGuest', 'a guest', { given, status: 204 }, async (server) => {
    const removing = organiserCalls.deleteGuest({ api: organiserAt(server), ...ids });
    await expect(removing).resolves.toBeUndefined();
  });
});
