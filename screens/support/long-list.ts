import { backend } from './backend.ts';

/** A `before` of a visit: every guest list has this many guests, in alphabetical order. */
export const sendGuests = (count: number) => () =>
  backend.plan({
    operationId: 'listGuests',
    body: {
      data: Array.from({ length: count }, (_, place) => {
        const number = String(place + 1).padStart(4, '0');
        return { _id: `guest-${number}`, name: `Guest ${number}`, phone: `555777${number}`, invitees: 2 };
      }),
    },
    times: 999,
  });
