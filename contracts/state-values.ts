/** What the verifier sends to the state handler. */
export interface StateChange {
  state: string;
  action: string;
  params?: { guests?: unknown[]; guestCount?: number; messages?: unknown[]; [name: string]: unknown };
}

/** What each state must return: the example in the pact exists on no backend. */
const owed = new Map([
  ['an organiser is signed in', 'token'],
  ['the token of an organiser has ended', 'token'],
  ['an account', 'email'],
  ['no account has this address', 'email'],
  ['an event', 'eventId'],
  ['an event of another organiser', 'eventId'],
  ['no such event', 'eventId'],
  ['no such guest', 'guestId'],
  ['no such message', 'messageId'],
]);

/** The names of the states. */
export const states = [...owed.keys()];

/** The values that a state with these parameters must return, all of them texts. */
export function listOwed({ state, params = {} }: Pick<StateChange, 'state' | 'params'>): string[] {
  const hasGuests = (params.guests?.length ?? 0) + (params.guestCount ?? 0) > 0;
  const ids = [owed.get(state), hasGuests && 'guestId', params.messages?.length && 'messageId'];
  return ids.filter((id) => typeof id === 'string');
}

/** What is wrong with a value that a state returns; undefined if nothing is. */
export function findStateFault(name: string, values: Record<string, unknown>): string | undefined {
  const value = values[name];
  if ((value ?? null) === null) return `it gives no ${name}`;
  if (typeof value !== 'string') return `${name} is ${JSON.stringify(value)}, a ${typeof value}; text is due`;
  return undefined;
}
