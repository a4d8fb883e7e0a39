import { randomUUID } from 'node:crypto';
import { add } from './changes.ts';
import type { Account, Store } from './store.ts';

interface Params {
  event: Record<string, unknown>;
  guests?: Record<string, unknown>[];
  guestCount?: number;
  messages?: Record<string, unknown>[];
  email?: string;
}

interface StateChange {
  state: string;
  params?: Params;
  action?: string;
}

/** The state handler of contracts/BACKEND.md. Each setup adds to the existing data. */
export function createStateHandler(store: Store) {
  let owner: Account | undefined;
  const newEvent = (account: Account, params: Params) => {
    const party = store.addParty(account.uid, params.event);
    const unnamed = Array.from({ length: params.guestCount ?? 0 }, (_, n) => ({ name: `Guest ${n}` }));
    for (const fields of [...(params.guests ?? []), ...unnamed]) {
      const { rsvpCount = null } = fields as { rsvpCount?: number | null };
      add.guest(party, account.uid, fields).count = rsvpCount;
    }
    for (const fields of params.messages ?? []) add.letter(party, fields);
    return { eventId: party.uid, guestId: party.guests[0]?.uid, messageId: party.letters[0]?.uid };
  };
  const states: Record<string, (params: Params) => object | void> = {
    'an organiser is signed in': (params) => ({
      token: store.createToken((owner = store.addAccount(params))),
    }),
    'the token of an organiser has ended': () => ({
      token: store.createToken((owner = store.addAccount()), -60),
    }),
    'an account': (params) => void store.addAccount(params),
    'no account has this address': ({ email }) => store.removeAccounts(email),
    'an event': (params) => newEvent(owner ?? store.addAccount(), params),
    'an event of another organiser': (params) => newEvent(store.addAccount(), params),
    'no such event': () => ({ eventId: randomUUID() }),
    'no such guest': () => ({ guestId: randomUUID() }),
    'no such message': () => ({ messageId: randomUUID() }),
  };
  return ({ state, params = { event: {} }, action = 'setup' }: StateChange) => {
    if (action === 'setup') return states[state]?.(params) ?? {};
    owner = undefined;
    return {};
  };
}
