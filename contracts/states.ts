import * as v from 'valibot';
import type { Db } from '../mocks/backend/db.ts';
import type { GuestRecord } from '../mocks/backend/records.ts';
import { expiredTokenFor, tokenFor } from '../mocks/engine/token.ts';
import { admin } from '../mocks/backend/seeds/accounts.ts';
import { dinner } from '../mocks/backend/seeds/dinner.ts';
import { guestsOfEvent } from '../mocks/backend/seeds/invite.ts';
import { wedding, weddingId } from '../mocks/backend/seeds/wedding.ts';
import type { World } from '../mocks/world/world.ts';

/** What a state's handler tells the verifier: the token it shall send. */
type Injected = { token: string } | void;
type State = (world: World<Db>, parameters: unknown) => Injected;

/** A state whose parameters are all texts, by these names. */
const withTexts =
  <Name extends string>(
    names: readonly Name[],
    bringAbout: (world: World<Db>, texts: Record<Name, string>) => void,
  ): State =>
  (world, parameters) => {
    const schema = v.object(Object.fromEntries(names.map((name) => [name, v.string()])));
    bringAbout(world, v.parse(schema, parameters) as Record<Name, string>);
  };

const invite =
  (event: string, seed: Partial<GuestRecord> & Pick<GuestRecord, '_id'>) =>
  ({ db }: World<Db>) => {
    for (const guest of guestsOfEvent(event, [{ name: 'Grace Okafor', phone: '5550110002', ...seed }]))
      db.guests.put(guest);
  };

const guest = (seed: Partial<GuestRecord>, event = weddingId) =>
  withTexts(['guestId'], (world, { guestId }) => invite(event, { ...seed, _id: guestId })(world));

/** An event of this id and no other guests than these. */
function eventWith(
  world: World<Db>,
  eventId: string,
  guests: (Partial<GuestRecord> & Pick<GuestRecord, '_id'>)[],
) {
  const { db } = world;
  for (const { _id, event } of db.guests.all()) if (event === eventId) db.guests.remove(_id);
  db.events.put({ ...wedding, _id: eventId });
  for (const seed of guests) invite(eventId, seed)(world);
}

/** How the mock backend comes into each state that the pact names. The world is as its seeds have it before. */
export const states: Record<string, State> = {
  'a guest invited for four has not answered': guest({ invitees: 4, rsvpCount: null }),
  'a guest invited for four is coming with three': guest({ invitees: 4, rsvpCount: 3 }),
  'a guest invited for four has declined': guest({ invitees: 4, rsvpCount: 0 }),
  'a guest is invited for two by now': guest({ invitees: 2 }),
  'a guest of an event for single guests has not answered': guest({ invitees: 1 }, dinner._id),
  'no guest has this link': withTexts(['guestId'], ({ db }, { guestId }) => db.guests.remove(guestId)),

  'an account': withTexts(['email', 'password'], ({ db }, { email, password }) => {
    db.users.put({ ...admin, _id: db.newId(), email, password });
  }),
  'no account has this address': withTexts(['email'], ({ db }, { email }) => {
    for (const user of db.users.all()) if (user.email === email) db.users.remove(user._id);
  }),
  'an organiser is signed in': () => ({ token: tokenFor(admin._id, Date.now()) }),
  'the token of an organiser has ended': () => ({ token: expiredTokenFor(admin._id, Date.now()) }),
  'the server fails': withTexts(['operationId'], (world, { operationId }) => {
    world.scenarios = `${operationId}:500`;
  }),

  'there are no events': ({ db }) => {
    for (const { _id } of db.events.all()) db.events.remove(_id);
  },
  'there is no such event': withTexts(['eventId'], ({ db }, { eventId }) => db.events.remove(eventId)),
  'an event with a picture': withTexts(['eventId'], (world, { eventId }) => eventWith(world, eventId, [])),
  'an event with a guest of each answer': withTexts(
    ['eventId', 'coming', 'declined', 'waiting'],
    (world, { eventId, coming, declined, waiting }) =>
      eventWith(world, eventId, [
        { _id: coming, invitees: 4, inviteeOnCard: 3, rsvpCount: 3 },
        { _id: declined, invitees: 4, rsvpCount: 0, isWAPhone: false },
        { _id: waiting, invitees: 4, rsvpCount: null },
      ]),
  ),
  'an event with a message': withTexts(['eventId', 'messageId'], (world, { eventId, messageId }) => {
    eventWith(world, eventId, []);
    for (const { _id, event } of world.db.messages.all())
      if (event === eventId) world.db.messages.remove(_id);
    world.db.messages.put({
      _id: messageId,
      event: eventId,
      title: 'Invitation',
      message: 'Please let us know whether you will come.',
      isSelected: true,
      attachCardImage: false,
      separateRSVP: false,
      createdAt: '2026-03-01T09:00:00.000Z',
    });
  }),
  'an event with thirty guests': withTexts(['eventId'], (world, { eventId }) =>
    eventWith(
      world,
      eventId,
      Array.from({ length: 30 }, () => ({ _id: world.db.newId() })),
    ),
  ),
};
