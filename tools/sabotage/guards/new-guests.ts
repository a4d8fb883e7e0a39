import type { Guard } from '../guard.ts';

const newGuests = { file: 'src/domain/guest-mutations.ts', tests: ['src/domain/create-guest.test.ts'] };

/** A created guest, and what the response proves. */
export const newGuestGuards: Guard[] = [
  {
    tag: 'F04',
    ...newGuests,
    from: 'guest?.id === undefined || complains(data) || ids',
    to: 'guest?.id === undefined || ids',
  },
  {
    tag: 'F04',
    ...newGuests,
    from: ' || ids.has(guest.id)',
    to: '',
  },
  {
    tag: 'F04',
    ...newGuests,
    from: 'if (!isComplete && !isWrittenOtherwise(getDetails(created), details)) throw new UnreadableResponse();',
    to: '',
  },
];
