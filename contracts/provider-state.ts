/** A provider state of an interaction: its name, and the parameters for the backend's state handler. */
export interface ProviderState {
  name: string;
  params?: Params;
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Params = { [name: string]: Json };

/** Returns `token`. */
export const organiser = (params?: { preference: Params }): ProviderState => ({
  name: 'an organiser is signed in',
  ...(params && { params }),
});
/** Returns `token`. */
export const endedToken: ProviderState = { name: 'the token of an organiser has ended' };

/** Returns `email`. */
export const account = (password: string): ProviderState => ({ name: 'an account', params: { password } });
/** Returns `email`. */
export const noAccount: ProviderState = { name: 'no account has this address' };

interface EventContents {
  event?: Params;
  guests?: Params[];
  /** Guests without details, besides those above. */
  guestCount?: number;
  messages?: Params[];
}

const withContents = (name: string, { event = { name: 'A dinner' }, ...rest }: EventContents) => ({
  name,
  params: { event, ...rest } as Params,
});

/** Returns `eventId`, and the `guestId` and `messageId` of the first guest and message. */
export const anEvent = (contents: EventContents = {}): ProviderState => withContents('an event', contents);
/** Returns the same for another organiser's event. */
export const othersEvent = (contents: EventContents = {}): ProviderState =>
  withContents('an event of another organiser', contents);

/** Returns an unused id of this kind: `eventId`, `guestId` or `messageId`. */
export const noSuch = (kind: 'event' | 'guest' | 'message'): ProviderState => ({ name: `no such ${kind}` });
