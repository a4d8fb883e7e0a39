/** Every key of this product in local storage. A key never changes its meaning: a new shape gets a new key. */
export const keys = {
  token: 'guestwise.token',
  clockSkew: 'guestwise.clock-skew',
  locale: 'guestwise.locale',
  lastEvent: 'guestwise.last-event',
  templateState: 'guestwise.template-state',
  /** One unsaved form of one user. */
  draft: (userId: string, form: string) => `guestwise.draft ${encodeURIComponent(userId)} ${form}`,
  /** A guest's answer that is not saved yet. */
  unsentAnswer: (guestId: string) => `guestwise.rsvp.${guestId}`,
  /** Check-ins of one user at one event; they exist on this device only. */
  arrivals: (userId: string, eventId: string) => `guestwise.arrivals ${userId} ${eventId}`,
  /** How many entries of such a log have been exported. */
  exported: (arrivalsKey: string) => arrivalsKey.replace('guestwise.arrivals', 'guestwise.exported'),
};
