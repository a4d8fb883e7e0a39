import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { exchange, ids, organiserAt } from './consumer.ts';
import { invalid } from './matchers.ts';
import { sent } from './organiser-calls.ts';
import { anEvent, organiser } from './provider-state.ts';

const { arrayContaining, equal, string } = Matchers;
const target = (server: { url: string }) => ({ api: organiserAt(server), ...ids });

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
