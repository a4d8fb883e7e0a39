import { randomUUID } from 'node:crypto';
import { problem, Reply, showAccount } from './answers.ts';
import { takeAnswer } from './changes.ts';
import type { Account, Store } from './store.ts';

import { type Endpoint, ok } from './request.ts';

const session = (store: Store, account: Account, status: number) =>
  new Reply(status, { token: store.createToken(account), data: { user: showAccount(account) } });

/** Invitations and accounts. */
export const accountEndpoints: readonly Endpoint[] = [
  [
    'GET',
    /^\/events\/guests\/([^/]+)\/rsvp$/,
    ({ store, at }) => {
      const found = store.findInvitation(at[0] ?? '');
      if (!found) throw problem(404, 'No such invitation');
      const { guest, party } = found;
      const { welcomeMessage, rsvpMessage, isSingleGuest = false } = party.fields;
      const { invitees, inviteeOnCard } = guest.fields;
      const event = { welcomeMessage, rsvpMessage, isSingleGuest };
      return ok({ _id: guest.uid, rsvpCount: guest.count, invitees, inviteeOnCard, event });
    },
    true,
  ],
  [
    'POST',
    /^\/events\/guests\/([^/]+)\/rsvp$/,
    ({ store, at, body }) => {
      const found = store.findInvitation(at[0] ?? '');
      if (!found) throw problem(404, 'No such invitation');
      if (body.rsvpCount === null) throw problem(400, 'A number, please');
      takeAnswer(found.guest, body.rsvpCount);
      return new Reply(200);
    },
    true,
  ],
  [
    'POST',
    /^\/users\/signup$/,
    ({ store, body }) => {
      const { displayName, email, phone, password, passwordConfirm } = body as Record<string, string>;
      if (!displayName || !email || !password) throw problem(400, 'Please fill it in', 'displayName');
      if (password.length < 8) throw problem(422, 'Too short', 'password');
      if (password !== passwordConfirm) throw problem(422, 'Not the same', 'passwordConfirm');
      if (store.accounts.some((account) => account.email === email)) throw problem(400, 'In use', 'email');
      return session(store, store.addAccount({ displayName, email, password, ...(phone && { phone }) }), 200);
    },
    true,
  ],
  [
    'POST',
    /^\/users\/login$/,
    ({ store, body }) => {
      const account = store.accounts.find(({ email }) => email === body.email);
      if (account?.password !== body.password) throw problem(400, 'No', account ? 'password' : 'email');
      if (!account) throw problem(400, 'No', 'email');
      return session(store, account, 200);
    },
    true,
  ],
  [
    'PATCH',
    /^\/users\/preference$/,
    ({ caller, body }) => {
      caller.preference = { ...body, _id: randomUUID() };
      return new Reply(204);
    },
  ],
  ['GET', /^\/users\/me$/, ({ caller }) => ok(showAccount(caller))],
];
