/** A mid-range phone on a slow connection: the values that Lighthouse simulates, applied for real. */
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
  /** The response time of the backend and the card host, in milliseconds. */
  thinking: { api: 40, card: 20 },
} as const;

/** The page is warm once two visits in a row differ by less than this share, or after this many. */
export const warmUp = { agreement: 0.1, atMost: 6 } as const;

/** The guest for whom both pages are opened. */
export const guestId = '665f1c2ab7d40c0012a90001';

const answered = {
  _id: guestId,
  rsvpCount: 2 as number | null,
  invitees: 4,
  inviteeOnCard: 4,
  event: {
    welcomeMessage: 'With joy, Layla and Omar invite you to celebrate their wedding with family and friends.',
    rsvpMessage: 'Kindly let us know before the first of June how many of you will come.',
    isSingleGuest: false,
  },
};

/** The API's response for a guest. */
export type Guest = typeof answered;

/** The guests of the measured visits: one with an answer, one of several people and a single one without. */
export const guests = {
  answered,
  multi: { ...answered, rsvpCount: null },
  single: {
    ...answered,
    rsvpCount: null,
    invitees: 1,
    inviteeOnCard: 1,
    event: { ...answered.event, isSingleGuest: true },
  },
} satisfies Record<string, Guest>;
