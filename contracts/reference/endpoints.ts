import { cutPage, getRemarks, Reply, showGuest, showLetter, showParty, getSums } from './answers.ts';
import { add, change, requireName } from './changes.ts';

import { accountEndpoints } from './public-endpoints.ts';
import { type Endpoint, ok, findOne, party, remove } from './request.ts';

export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  [
    'GET',
    /^\/events$/,
    ({ store, caller }) => {
      const own = store.parties.filter(({ owner }) => owner === caller.uid);
      return ok({ docs: own.map((each) => ({ ...showParty(each), guestsAnalytics: getSums(each) })) });
    },
  ],
  [
    'POST',
    /^\/events$/,
    ({ store, caller, body }) => {
      requireName(body);
      return new Reply(200, { data: showParty(store.addParty(caller.uid, body)) });
    },
  ],
  [
    'GET',
    /^\/events\/([^/]+)$/,
    (request) => {
      const found = party(request);
      return ok(showParty(found), { guestsAnalytics: getSums(found) });
    },
  ],
  [
    'PATCH',
    /^\/events\/([^/]+)$/,
    (request) => {
      const found = party(request);
      if ('name' in request.body) requireName(request.body);
      Object.assign(found.fields, request.body);
      found.changed = new Date().toISOString();
      return ok(showParty(found));
    },
  ],
  [
    'DELETE',
    /^\/events\/([^/]+)$/,
    (request) => {
      remove(request.store.parties, party(request));
      return new Reply(200, { data: null });
    },
  ],
  [
    'POST',
    /^\/events\/([^/]+)\/messages\/$/,
    (request) => new Reply(201, { data: [showLetter(add.letter(party(request), request.body))] }),
  ],
  [
    'PATCH',
    /^\/events\/([^/]+)\/messages\/([^/]+)$/,
    (request) => {
      const found = party(request);
      return ok(showLetter(change.letter(found, findOne(found.letters, request.at[1]), request.body)));
    },
  ],
  [
    'PATCH',
    /^\/events\/([^/]+)\/messages\/([^/]+)\/select$/,
    (request) => {
      const found = party(request);
      return ok(
        showLetter(change.letter(found, findOne(found.letters, request.at[1]), { isSelected: true })),
      );
    },
  ],
  [
    'DELETE',
    /^\/events\/([^/]+)\/messages\/([^/]+)$/,
    (request) => {
      const { letters } = party(request);
      remove(letters, findOne(letters, request.at[1]));
      return new Reply(204);
    },
  ],
  [
    'GET',
    /^\/events\/([^/]+)\/guests$/,
    (request) => {
      const [confirmed, onWhatsApp] = [request.query.get('rsvpConfirmed'), request.query.get('isWAPhone')];
      const left = party(request).guests.filter(({ count, fields }) => {
        const hasAnswer = confirmed === null || (count !== null && count > 0 === (confirmed === 'true'));
        return hasAnswer && (onWhatsApp === null || String(fields.isWAPhone) === onWhatsApp);
      });
      return ok(cutPage(left.map(showGuest), request.query));
    },
  ],
  [
    'GET',
    /^\/events\/([^/]+)\/guests\/discrepancies$/,
    (request) => {
      const left = party(request).guests.filter((guest) => getRemarks(guest).length > 0);
      return ok(cutPage(left.map(showGuest), request.query));
    },
  ],
  [
    'POST',
    /^\/events\/([^/]+)\/guests$/,
    (request) => {
      const guest = add.guest(party(request), request.caller.uid, request.body);
      return new Reply(201, { data: [showGuest(guest)] });
    },
  ],
  [
    'GET',
    /^\/events\/([^/]+)\/guests\/([^/]+)$/,
    (request) => ok(showGuest(findOne(party(request).guests, request.at[1]))),
  ],
  [
    'PATCH',
    /^\/events\/([^/]+)\/guests\/([^/]+)$/,
    (request) => ok(showGuest(change.guest(findOne(party(request).guests, request.at[1]), request.body))),
  ],
  [
    'DELETE',
    /^\/events\/([^/]+)\/guests\/([^/]+)$/,
    (request) => {
      const { guests } = party(request);
      remove(guests, findOne(guests, request.at[1]));
      return new Reply(204);
    },
  ],
  ['GET', /^\/events\/([^/]+)\/messages$/, (request) => ok({ docs: party(request).letters.map(showLetter) })],
];
