import * as v from 'valibot';
import type { Db } from '../backend/db.ts';
import type { UserRecord } from '../backend/records.ts';
import { expiredTokenFor, tokenFor } from '../engine/token.ts';
import type { World } from '../world/world.ts';

const rows = v.optional(v.array(v.record(v.string(), v.unknown())), []);
const request = v.object({
  action: v.optional(v.string(), 'setup'),
  state: v.string(),
  params: v.optional(
    v.looseObject({
      event: v.optional(v.record(v.string(), v.unknown()), {}),
      guests: rows,
      guestCount: v.optional(v.number(), 0),
      messages: rows,
    }),
    {},
  ),
});

/** Sets the provider states of the pact (contracts/BACKEND.md). Each setup adds data and clears none. */
export function createProviderStates({ db }: World<Db>) {
  /** The organiser of the interaction, who owns the data of the following states. */
  let owner: UserRecord | undefined;
  const addUser = (fields: Partial<UserRecord> = {}) => {
    const _id = db.newId();
    const email = `${_id}@states.test`;
    return db.users.put({
      _id,
      displayName: 'Layla Haddad',
      email,
      password: 'secret12',
      role: ['admin'],
      ...fields,
    });
  };
  const addEvent = (user: UserRecord, params: v.InferOutput<typeof request>['params']) => {
    const eventId = db.newId();
    const now = new Date().toISOString();
    const usual = { name: 'A dinner', isSingleGuest: false, createdAt: now, updatedAt: now };
    db.events.put({ ...usual, ...params.event, _id: eventId, user: user._id });
    const nameless = Array.from({ length: params.guestCount }, (_, n) => ({ name: `Guest ${n + 1}` }));
    const guestIds = [...params.guests, ...nameless].map((guest) => {
      const invitees = 'invitees' in guest ? Number(guest.invitees) : 1;
      const fresh = { name: 'A guest', invitees, inviteeOnCard: invitees, rsvpCount: null, isWAPhone: true };
      return db.guests.put({ ...fresh, ...guest, _id: db.newId(), event: eventId, createdBy: user._id })._id;
    });
    const messageIds = params.messages.map((message) => {
      const fresh = { title: '', message: '', isSelected: false, createdAt: new Date().toISOString() };
      return db.messages.put({ ...fresh, ...message, _id: db.newId(), event: eventId })._id;
    });
    return { eventId, guestId: guestIds[0], messageId: messageIds[0] };
  };
  return (body: unknown): Record<string, unknown> => {
    const { action, state, params } = v.parse(request, body);
    if (action === 'teardown') {
      owner = undefined;
      return {};
    }
    switch (state) {
      case 'an organiser is signed in':
        owner = addUser(
          'preference' in params ? { preference: params.preference as Record<string, unknown> } : {},
        );
        return { token: tokenFor(owner._id, Date.now()) };
      case 'the token of an organiser has ended':
        owner = addUser();
        return { token: expiredTokenFor(owner._id, Date.now()) };
      case 'an account':
        return { email: addUser({ password: String(params.password) }).email };
      case 'no account has this address':
        return { email: `${db.newId()}@states.test` };
      case 'an event':
        return addEvent(owner ?? addUser(), params);
      case 'an event of another organiser':
        return addEvent(addUser(), params);
      default:
        return { [`${state.replace('no such ', '')}Id`]: db.newId() };
    }
  };
}
