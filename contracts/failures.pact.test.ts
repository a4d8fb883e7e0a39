import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { saveRsvp } from '../src/features/rsvp/mutations.ts';
import { exchange, guestAt, ids, organiserAt } from './consumer.ts';
import { invalid } from './matchers.ts';
import { organiserCalls, sent } from './organiser-calls.ts';
import { anEvent, busy, failing, organiser } from './provider-state.ts';

const { arrayContaining, equal, regex, string } = Matchers;
const target = (server: { url: string }) => ({ api: organiserAt(server), ...ids });
const { signal } = new AbortController();

const nameIsWrong = { errors: arrayContaining({ type: equal('name'), message: string('Enter a name') }) };
const refusal = { errors: [{ type: 'name', message: 'Enter a name' }] };

test('an event without a name is refused with the field', async () => {
  const body = { ...sent.event, name: '' };
  const response = nameIsWrong;
  await exchange(
    'createEvent',
    'an event without a name',
    { given: [organiser()], body, status: invalid, response },
    async (server) => {
      const creating = target(server).api.POST('/api/v1/events', { body });
      await expect(creating).rejects.toMatchObject({ status: 400, ...refusal });
    },
  );
  await exchange(
    'updateEvent',
    'an event without a name',
    { given: [organiser(), anEvent()], body, status: invalid, response },
    async (server) => {
      const path = { eventId: ids.eventId };
      const saving = target(server).api.PATCH('/api/v1/events/{eventId}', { params: { path }, body });
      await expect(saving).rejects.toMatchObject({ status: 400, ...refusal });
    },
  );
});

test('a guest without a name is refused with the field', async () => {
  const { eventId, guestId } = ids;
  const body = { ...sent.guest, name: '' };
  await exchange(
    'createGuest',
    'a guest without a name',
    { given: [organiser(), anEvent()], body, status: invalid, response: nameIsWrong },
    async (server) => {
      const adding = target(server).api.POST('/api/v1/events/{eventId}/guests', {
        params: { path: { eventId } },
        body,
      });
      await expect(adding).rejects.toMatchObject({ status: 400, ...refusal });
    },
  );
  const given = [organiser(), anEvent({ guests: [{ name: 'Grace Okafor', invitees: 2 }] })];
  await exchange(
    'updateGuest',
    'a guest without a name',
    { given, body: { name: '' }, status: invalid, response: nameIsWrong },
    async (server) => {
      const saving = target(server).api.PATCH('/api/v1/events/{eventId}/guests/{guestId}', {
        params: { path: { eventId, guestId } },
        body: { name: '' },
      });
      await expect(saving).rejects.toMatchObject({ status: 400, ...refusal });
    },
  );
});

test('a failing server answers with a failure status', async () => {
  const given = [organiser(), failing('getMe')];
  await exchange('getMe', 'the server fails', { given, status: 500, isPending: true }, async (server) => {
    await expect(organiserCalls.getMe(target(server))).rejects.toMatchObject({ status: 500 });
  });
});

const afterSeven = { 'Retry-After': regex('^\\d+$', '7') } as unknown as Record<string, string>;

test('a busy server answers how long to wait', async () => {
  const guests = [{ name: 'Grace Okafor', invitees: 4 }];
  const busyCall = { status: 429, headers: afterSeven, isPending: true };
  await exchange(
    'saveRsvp',
    'the server is busy',
    { given: [anEvent({ guests }), busy('saveRsvp')], body: { rsvpCount: 2 }, ...busyCall },
    async (server) => {
      const saving = await saveRsvp(guestAt(server), ids.guestId, 2, signal);
      expect(saving).toEqual({ kind: 'busy', retryAfter: 7_000 });
    },
  );
  await exchange(
    'createGuest',
    'the server is busy',
    { given: [organiser(), anEvent(), busy('createGuest')], body: sent.guest, ...busyCall },
    async (server) => {
      await expect(organiserCalls.createGuest(target(server))).rejects.toMatchObject({ retryAfter: 7_000 });
    },
  );
});
