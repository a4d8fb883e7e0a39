import type { Alteration } from './altered-host.ts';

/** A backend that understood something else than we did, and an interaction that must tell. */
interface OtherBackend extends Alteration {
  name: string;
  breaks: string;
}

const said = (from: string | RegExp, to: string): Alteration => ({
  answered: ({ status, text }) => ({ status, text: text.replaceAll(from, to) }),
});
const status = (from: number, to: number, where: RegExp): Alteration => ({
  answered: (answer, url) => (answer.status === from && where.test(url) ? { ...answer, status: to } : answer),
});
const ignored = (query: RegExp): Alteration => ({ asked: (url) => url.replace(query, '') });

/** Misreadings of openapi/backend.yaml that would show in the product. */
export const otherBackends: OtherBackend[] = [
  {
    name: 'counts silence as a refusal',
    ...said('"rsvpCount":null', '"rsvpCount":0'),
    breaks: 'getRsvp: a guest who has not answered',
  },
  {
    name: 'sends counts as text',
    ...said(/"invitees":(\d+)/g, '"invitees":"$1"'),
    breaks: 'getRsvp: a guest who is coming',
  },
  {
    name: 'has no event in an invitation',
    ...said('"event":{', '"invitation":{'),
    breaks: 'getRsvp: a single guest',
  },
  { name: 'answers a save with 201', ...status(200, 201, /rsvp$/), breaks: 'saveRsvp: three will come' },
  {
    name: 'takes more people than are invited',
    ...status(400, 200, /rsvp$/),
    breaks: 'saveRsvp: more people than are invited by now',
  },
  {
    name: 'answers an unknown link with 400',
    ...status(404, 400, /rsvp$/),
    breaks: 'getRsvp: a link that no guest has',
  },
  {
    name: 'puts no envelope around lists',
    ...said('"data":{"docs"', '"page":{"docs"'),
    breaks: 'listEvents: one event or more',
  },
  { name: 'calls the rows items', ...said('"docs":', '"items":'), breaks: 'listGuests: all guests' },
  {
    name: 'does not count pages',
    ...said('"totalPages"', '"pageCount"'),
    breaks: 'listGuests: the second page',
  },
  {
    name: 'overlooks rsvpConfirmed=true',
    ...ignored(/&rsvpConfirmed=true/),
    breaks: 'listGuests: the filter accepted',
  },
  {
    name: 'overlooks rsvpConfirmed=false',
    ...ignored(/&rsvpConfirmed=false/),
    breaks: 'listGuests: the filter rejected',
  },
  {
    name: 'overlooks isWAPhone',
    ...ignored(/isWAPhone=false&?/),
    breaks: 'listGuests: the filter isWAPhone',
  },
  {
    name: 'joins discrepancies to one text',
    ...said(/"discrepancies":\[([^\]]+)\]/g, '"discrepancies":$1'),
    breaks: 'listGuestDiscrepancies: guests that do not add up',
  },
  {
    name: 'keeps the sums to itself',
    ...said('"guestsAnalytics"', '"sums"'),
    breaks: 'getEvent: an event with guests',
  },
  {
    name: 'says of a new event only that it is there',
    answered: (answer, url) =>
      answer.status === 201 && url.endsWith('/events') ? { ...answer, text: '{"status":"success"}' } : answer,
    breaks: 'createEvent: an event',
  },
  {
    name: 'answers an update with the event as it was',
    ...said('In the garden, at five', 'In the garden'),
    breaks: 'updateEvent: an event',
  },
  {
    name: 'answers wrong credentials with 401',
    ...status(400, 401, /login$/),
    breaks: 'login: a wrong password',
  },
  { name: 'blames no field', ...said(/"type":"\w+"/g, '"type":"form"'), breaks: 'login: a wrong email' },
  { name: 'puts the token elsewhere', ...said('"token"', '"accessToken"'), breaks: 'login: an organiser' },
  {
    name: 'gives one role, not a list',
    ...said(/"role":\["(\w+)"\]/g, '"role":"$1"'),
    breaks: 'getMe: an organiser',
  },
  {
    name: 'gives newcomers no role',
    ...said(/"role":\["\w+"\]/g, '"role":[]'),
    breaks: 'signup: a newcomer',
  },
  {
    name: 'answers an ended token with 403',
    ...status(401, 403, /me$/),
    breaks: 'getMe: a token that has ended',
  },
];
