import { expect, test } from 'vitest';
import { routes } from '../mocks/backend/routes.gen.ts';
import { organiserOperations } from './organiser-calls.ts';
import { draftFile, readInteractions } from './pact-file.ts';

const names = new Set(readInteractions(draftFile).map(({ description }) => description));
const aboutAnEvent = organiserOperations.filter((id) => routes[id].path.includes('{eventId}'));

/** The cases that the product handles differently: by operation, as part of an interaction's description. */
const wanted = [
  ...organiserOperations.map((id) => `${id}: a token that has ended`),
  ...aboutAnEvent
    .filter((id) => id !== 'deleteGuest' && id !== 'deleteMessage')
    .map((id) => `${id}: an event of another organiser`),
  ...aboutAnEvent.map((id) => {
    const last = routes[id].path.match(/\{(\w+)Id\}(?!.*\{)/)?.[1];
    return `${id}: ${last === 'event' ? 'an event that' : last === 'guest' ? 'a guest who' : 'a message that'} is gone`;
  }),
  ...['createEvent: an event', 'updateEvent: an event', 'createGuest: a guest', 'updateGuest: a guest'].map(
    (each) => `${each} without a name`,
  ),
  ...['a wrong password', 'a wrong email'].map((words) => `login: ${words}`),
  ...['an address that has an account', 'two different passwords'].map((words) => `signup: ${words}`),
  ...['more people than are invited', 'a link that no guest has'].map((words) => `saveRsvp: ${words}`),
  'getRsvp: a link that no guest has',
  'updateGuest: more people than are invited',
];

test.each(wanted)('there is an interaction %s', (name) => {
  expect(names.has(name)).toBe(true);
});

const pages = [
  'the first page',
  'the second page',
  'the last page',
  'a page past the end',
  'fifty a page',
  'a hundred a page',
  'no guest yet',
];
const filters = ['accepted', 'rejected', 'isWAPhone'].map((filter) => `the filter ${filter}`);

test.each([...pages, ...filters, 'all guests'])('the guest list is requested %s', (words) => {
  expect(names.has(`listGuests: ${words}`)).toBe(true);
});
