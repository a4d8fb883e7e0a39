import type { Invitation } from './invitation.ts';
import type { UnsentAnswer, UnsentStore } from './answering-state.ts';

/** An invitation of four to a party, for the tests of this feature. */
export const createInvitation = (fields: Partial<Invitation> = {}): Invitation => ({
  guestId: 'g1',
  saved: null,
  limit: 4,
  inviteeOnCard: 4,
  welcomeMessage: 'With joy',
  rsvpMessage: 'Kindly answer',
  isSingleGuest: false,
  ...fields,
});

interface MemoryUnsent extends UnsentStore {
  value: UnsentAnswer | undefined;
  /** True makes the browser lose everything with the tab. */
  isFull: boolean;
  /** Writes as another tab does. */
  writeElsewhere(answer: UnsentAnswer): void;
}

/** A browser's storage for one guest. */
export function createMemoryUnsent(value?: UnsentAnswer): MemoryUnsent {
  let hear = () => {};
  const store: MemoryUnsent = {
    value,
    isFull: false,
    read: () => store.value,
    write(answer) {
      store.value = answer;
      return !store.isFull;
    },
    remove: () => void (store.value = undefined),
    onChangeElsewhere(listener) {
      hear = listener;
      return () => {};
    },
    writeElsewhere(answer) {
      store.value = answer;
      hear();
    },
  };
  return store;
}
