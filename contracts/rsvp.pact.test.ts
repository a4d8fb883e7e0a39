import { Matchers } from '@pact-foundation/pact';
import { expect, test, vi } from 'vitest';
import { saveRsvp, fetchRsvp } from '../src/guest/answering/rsvp-calls.ts';
import { parseInvitation } from '../src/guest/answering/invitation.ts';
import { exchange, guestAt, ids, type MockServer } from './consumer.ts';
import { anId, gone, invalid, matchNumber } from './matchers.ts';
import { anEvent, noSuch } from './provider-state.ts';

const { equal, regex } = Matchers;
const { guestId } = ids;
const { signal } = new AbortController();

const words = { welcomeMessage: 'Please be with us.', rsvpMessage: 'Please let us know.' };
const theEvent = { name: 'A dinner', ...words, isSingleGuest: false };
const invited = (rsvpCount: number | null, event = theEvent, invitees = 4) =>
  anEvent({ event, guests: [{ name: 'Grace Okafor', invitees, inviteeOnCard: 3, rsvpCount }] });

const event = {
  welcomeMessage: equal(words.welcomeMessage),
  rsvpMessage: equal(words.rsvpMessage),
  isSingleGuest: equal(false),
};
const invitation = { _id: anId(guestId), invitees: matchNumber(4), inviteeOnCard: matchNumber(3), event };
const read = { guestId, limit: 4, inviteeOnCard: 3, ...words, isSingleGuest: false };

const reading = (server: MockServer) => fetchRsvp(guestAt(server), guestId, signal);
const saving = (server: MockServer, count: number) => saveRsvp(guestAt(server), guestId, count, signal);

test.each([
  { guest: 'is coming', count: 3 },
  { guest: 'has declined', count: 0 },
])('a guest who $guest reads the invitation', async ({ guest, count }) => {
  const response = { data: { ...invitation, rsvpCount: matchNumber(count) } };
  await exchange('getRsvp', `a guest who ${guest}`, { given: [invited(count)], response }, async (server) => {
    expect(await reading(server)).toEqual({ kind: 'invitation', invitation: { ...read, saved: count } });
  });
});

test('a guest without an answer reads the invitation without a count', async () => {
  // Each value that is sent must fit: the count is null where it is sent, and never 0; other fields are free.
  const rules = [
    { path: '$.data', rules: [{ 'pact:matcher:type': 'values' }] },
    { path: '$.data.*', rules: [regex('[\\s\\S]*', '')] },
    { path: '$.data.rsvpCount', rules: [regex('^null$', 'null')] },
  ];
  const exchanged = { given: [invited(null)], response: { data: invitation }, rules };
  await exchange('getRsvp', 'a guest who has not answered', exchanged, async (server) => {
    expect(await reading(server)).toEqual({ kind: 'invitation', invitation: { ...read, saved: null } });
  });
});

test('a guest of a single-guest event is asked yes or no', async () => {
  const response = {
    data: { ...invitation, invitees: matchNumber(1), event: { ...event, isSingleGuest: equal(true) } },
  };
  const given = [invited(null, { ...theEvent, isSingleGuest: true }, 1)];
  await exchange('getRsvp', 'a single guest', { given, response }, async (server) => {
    expect(await reading(server)).toMatchObject({ invitation: { isSingleGuest: true, limit: 1 } });
  });
});

test('an event without messages still invites', async () => {
  const given = [anEvent({ guests: [{ name: 'Grace Okafor', invitees: 4 }] })];
  const response = { data: { invitees: matchNumber(4) } };
  await exchange('getRsvp', 'an event with a name alone', { given, response }, async (server) => {
    expect(await reading(server)).toMatchObject({ invitation: { limit: 4, welcomeMessage: '' } });
  });
});

test('a link without a guest is not valid', async () => {
  const exchanged = { given: [noSuch('guest')], status: gone };
  await exchange('getRsvp', 'a link that no guest has', exchanged, async (server) => {
    expect(await reading(server)).toEqual({ kind: 'not-valid' });
  });
});

test.each([
  { answer: 'three will come', rsvpCount: 3 },
  { answer: 'nobody will come', rsvpCount: 0 },
])('a guest answers that $answer', async ({ answer, rsvpCount }) => {
  await exchange('saveRsvp', answer, { given: [invited(null)], body: { rsvpCount } }, async (server) => {
    expect(await saving(server, rsvpCount)).toEqual({ kind: 'saved-unverified' });
  });
});

test('more people than invited are refused', async () => {
  const exchanged = { given: [invited(null)], body: { rsvpCount: 5 }, status: invalid };
  await exchange('saveRsvp', 'more people than are invited', exchanged, async (server) => {
    expect(await saving(server, 5)).toMatchObject({ kind: 'refused' });
  });
});

test('an answer by the link of a deleted guest is not saved', async () => {
  const exchanged = { given: [noSuch('guest')], body: { rsvpCount: 2 }, status: gone };
  await exchange('saveRsvp', 'a link that no guest has', exchanged, async (server) => {
    expect(await saving(server, 2)).toEqual({ kind: 'unknown' });
  });
});

test('the inline script reads the invitation before the page has loaded', async () => {
  const response = { data: { ...invitation, rsvpCount: matchNumber(3) } };
  await exchange(
    'getRsvp',
    'the first read of the page',
    { given: [invited(3)], response },
    async ({ url }) => {
      vi.stubGlobal('location', new URL(`${url}/${guestId}/rsvp`));
      vi.stubGlobal('window', globalThis);
      vi.stubGlobal(
        'Image',
        class {
          readonly dataset = {};
          addEventListener() {}
          removeAttribute() {}
        },
      );
      vi.stubGlobal('document', { documentElement: { dataset: {} } });
      const config = { apiBaseUrl: '/api/v1', cardBaseUrl: '/cards', basePath: '' };
      vi.doMock('../src/config.ts', () => ({ config }));
      await import('../src/guest/requests.ts');
      const body: unknown = await (await window.early?.rsvp)?.json();
      expect(parseInvitation(body, guestId)).toEqual({ ...read, saved: 3 });
      vi.doUnmock('../src/config.ts');
      vi.unstubAllGlobals();
    },
  );
});
