import type { Alteration } from '../mock-host.ts';
import {
  accepting,
  type Alterations,
  addSideEffect,
  changeCall,
  changeData,
  changeRefusal,
  changeStatus,
  findGuest,
  keepNothing,
  loseFields,
  type Mutants,
  replace,
  replaceText,
  setHeader,
} from './mutant.ts';

/** Adds two answers that come within a moment. */
function addAnswers(): Alteration {
  const answered = new Map<string, number>();
  return addSideEffect('saveRsvp', (db, call) => {
    const guest = findGuest(db, call);
    if (!guest) return;
    const [at, before = 0] = [Date.now(), answered.get(guest._id)];
    if (at - before < 50) db.guests.put({ ...guest, rsvpCount: 1 + Number(call.body.rsvpCount) });
    answered.set(guest._id, at);
  });
}

/** Looks for a link with SQL's LIKE, where `_` is any character and `%` any text. */
const matchLike = (id: 'getRsvp' | 'saveRsvp'): Alterations => ({
  [`${id} takes _ and % in a link as wildcards`]: changeCall(id, ({ params: { guestId = '' } }, db) => {
    const like = new RegExp(`^${guestId.replaceAll('_', '.').replaceAll('%', '.*')}$`);
    const found = db.guests.all().find(({ _id }) => like.test(_id));
    return found && { params: { guestId: found._id } };
  }),
});

/** Answers the first calls with 429, and a date in the place of seconds. */
function askToWait(): Alteration {
  const waiting = new Set<string>();
  return {
    changeResponse(response, { method, url }) {
      if (method !== 'POST' || !url.endsWith('/rsvp') || waiting.has(url)) return response;
      waiting.add(url);
      const headers = new Headers({ 'retry-after': new Date(Date.now() + 5_000).toUTCString() });
      return { status: 429, headers, text: '{"message":"Too many calls"}' };
    },
  };
}

export const rsvpMutants: Mutants = {
  'a link shows the invitation of its guest': {
    'an invitation is sent as plain text': setHeader(200, 'content-type', 'text/plain'),
    ...loseFields('getRsvp', '_id', 'invitees', 'inviteeOnCard', 'event', 'welcomeMessage', 'isSingleGuest'),
    'getRsvp counts silence as a refusal': replaceText('getRsvp', '"rsvpCount":null', '"rsvpCount":0'),
  },
  'an answer is saved, and changes with the guest’s mind': {
    'getGuest confirms a 0': replaceText('getGuest', '"rsvpConfirmed":false', '"rsvpConfirmed":true'),
    ...keepNothing('saveRsvp'),
    ...loseFields('getRsvp', 'rsvpCount'),
    'saveRsvp asks to wait until a date': askToWait(),
    'saveRsvp answers 201': changeStatus('saveRsvp', 200, 201),
    'saveRsvp answers everybody': addSideEffect('saveRsvp', (db, { body }) => {
      for (const guest of db.guests.all()) db.guests.put({ ...guest, rsvpCount: Number(body.rsvpCount) });
    }),
  },
  'an invalid answer is refused, and the saved answer stays': {
    'saveRsvp takes any answer': accepting(
      replace('saveRsvp', (db, call) => {
        const guest = findGuest(db, call);
        if (guest) db.guests.put({ ...guest, rsvpCount: Number(call.body.rsvpCount) });
        return { status: 200, body: {} };
      }),
    ),
  },
  'a link that no guest has is not valid, whatever its form': {
    ...Object.fromEntries(
      [401, 500, 200].map((status) => [
        `an unknown link answers ${status}`,
        changeStatus(['getRsvp', 'saveRsvp'], 404, status),
      ]),
    ),
    ...matchLike('getRsvp'),
    ...matchLike('saveRsvp'),
    'a phone number opens an invitation': changeCall('getRsvp', ({ params }, db) => {
      const found = db.guests.all().find(({ phone }) => phone === params.guestId);
      return found && { params: { guestId: found._id } };
    }),
  },
  'of two simultaneous changes of one field, one is kept': {
    'two answers at once are added': addAnswers(),
  },
  'the public link gives nothing away': {
    'the public link tells the end of the number': changeData('getRsvp', (_, call, db) => ({
      hint: `•• ${String(findGuest(db, call)?.phone).slice(-4)}`,
    })),
    'the public link tells other links': changeData('getRsvp', (_, __, db) => ({
      guests: db.guests.all().map(({ _id }) => _id),
    })),
    'a refused answer names the guest': changeRefusal('saveRsvp', 400, () => '{"message":"Zebulon: no"}'),
  },
};
