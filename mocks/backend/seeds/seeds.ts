import { byId, once } from '../../world/store.ts';
import { accounts } from './accounts.ts';
import { conference, conferenceGuests, conferenceMessages } from './conference.ts';
import { dinner, dinnerGuests, dinnerMessages } from './dinner.ts';
import { gala, galaGuests, galaMessages } from './gala.ts';
import { henna, hennaGuests, hennaMessages } from './henna.ts';
import { hostile, hostileGuests, hostileMessages } from './hostile.ts';
import { event } from './invite.ts';
import { wedding, weddingGuests, weddingMessages } from './wedding.ts';

export const emptyEventId = '665a70000000000000000001';

/** No guests, no messages: what a new organiser sees first. */
const emptyEvent = event({
  _id: emptyEventId,
  name: 'Housewarming, one day',
  card: 'blank',
  welcomeMessage: 'The boxes are nearly unpacked.',
  rsvpMessage: 'Come by?',
  created: '2026-04-20T07:00:00.000Z',
});

/** Increase it when a seed changes, so that changes kept for the old seeds are not applied to the new ones. */
export const seedsVersion = 2;

/** The tables of a fresh world. Newcomers see them first, so they hold only what people would write. */
export const seeds = {
  users: once(() => byId(accounts)),
  events: once(() => byId([wedding, dinner, gala, henna, conference, emptyEvent])),
  messages: once(() =>
    byId([...weddingMessages, ...dinnerMessages, ...galaMessages, ...hennaMessages, ...conferenceMessages]),
  ),
  guests: once(() =>
    byId([...weddingGuests, ...dinnerGuests, ...galaGuests, ...hennaGuests, ...conferenceGuests()]),
  ),
};

/** Also an event full of hostile strings, for tests: the tables of a world whose name begins with `hostile`. */
export const hostileSeeds: typeof seeds = {
  users: seeds.users,
  events: once(() => byId([...seeds.events().values(), hostile])),
  messages: once(() => byId([...seeds.messages().values(), ...hostileMessages])),
  guests: once(() => byId([...seeds.guests().values(), ...hostileGuests])),
};
