/** A phone of the middle class on a slow line: the values that Lighthouse simulates, here applied for real. */
export const conditions = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  /** How many times slower than this machine's processor. */
  cpuSlowdown: 4,
  /** Bits per second. */
  download: 1_600_000,
  upload: 750_000,
  /** Milliseconds. */
  roundTrip: 150,
  /** What the backend and the card host take for themselves, in milliseconds. */
  thinking: { api: 40, card: 20 },
} as const;

/** How many times the page is asked for before counting: the browser's own start is not measured. */
export const warmUps = 1;

/** The guest that both pages are opened for. */
export const guestId = '665f1c2ab7d40c0012a90001';

/** What the API says of the guest: with a saved answer, so that a trial of the slider can be put back. */
export const guest = {
  _id: guestId,
  rsvpCount: 2,
  invitees: 4,
  inviteeOnCard: 4,
  event: {
    welcomeMessage: 'With joy, Layla and Omar invite you to celebrate their wedding with family and friends.',
    rsvpMessage: 'Kindly let us know before the first of June how many of you will come.',
    isSingleGuest: false,
  },
};
