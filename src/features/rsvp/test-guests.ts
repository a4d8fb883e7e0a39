import type { Stored } from '../../storage/storage.ts';
import type { Invitation } from './invitation.ts';
import type { UnsentAnswer } from './unsent-answer.ts';

/** An invitation of four to a party, for the tests of this feature. */
export const invitationFor = (what: Partial<Invitation> = {}): Invitation => ({
  guestId: 'g1',
  saved: null,
  limit: 4,
  inviteeOnCard: 4,
  welcomeMessage: 'With joy',
  rsvpMessage: 'Kindly answer',
  isSingleGuest: false,
  ...what,
});

export function heldInMemory(value?: UnsentAnswer): Stored<UnsentAnswer> {
  let held = value;
  return {
    read: () => held,
    write: (next) => void (held = next),
    remove: () => void (held = undefined),
    onChangeElsewhere: () => () => {},
  };
}
