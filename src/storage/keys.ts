/* The organiser's keys in local storage; import them as `keys`. A guest's unsent answer has its own
   (guest/answering/answering-state.ts, guest/boot.ts), to keep the guest bundle small. The meaning of a key never changes: a
   new shape gets a new key. */

export const token = 'guestwise.token';
export const clockSkew = 'guestwise.clock-skew';
export const locale = 'guestwise.locale';
export const lastEvent = 'guestwise.last-event';
/** Settings and shortcuts of a signed-out visitor. */
export const devicePreference = 'guestwise.preference';
/** False if shortcuts of one character are turned off on this device. */
export const singleKeys = 'guestwise.single-keys';
export const templateState = 'guestwise.template-state';
/** The login of the template's demo, and a login in progress at a provider's page. */
export const demoSession = 'guestwise.demo-session';

/* The keys of one user's data end their user id with a separator, because they are also prefixes. */

/** What one user opened from search; '' for a signed-out visitor. */
export const recentEntries = (userId: string) => `guestwise.recent ${userId} `;

/** How many answers of an event this device has shown, to one user. */
export const answersSeen = (userId: string, eventId: string) => `guestwise.answers-seen ${userId} ${eventId}`;

/** The answers of an event's guests that this device has shown, to one user. */
export const guestAnswersSeen = (userId: string, eventId: string) => `${answersSeen(userId, eventId)} guests`;

/** For whom messages were opened on this device, with the ids of guests. */
export const openedMessages = 'guestwise.opened-messages';

/** One user's import for one event. */
export const guestImport = (userId: string, eventId: string) => `guestwise.import.${userId}.${eventId}`;

/** The prefix of all copies of guest lists. */
export const keptLists = 'guestwise.check-in-list ';

/** The copy of one event's guest list, for one user. */
export const keptList = (userId: string, eventId: string) => `${keptLists}${userId} ${eventId}`;

/** Whether scans have sound and vibration. */
export const checkInSignal = 'guestwise.check-in-signal';

/** The country code of guests' phone numbers. */
export const countryCode = 'guestwise.country-code';

/** The prefix of all check-in logs. */
export const arrivalLogs = 'guestwise.arrivals ';

/** Check-ins of one user at one event; they exist only on this device. */
export const arrivals = (userId: string, eventId: string) => `${arrivalLogs}${userId} ${eventId}`;

/** How many entries of such a log have been exported. */
export const exportedCount = (arrivalsKey: string) =>
  arrivalsKey.replace('guestwise.arrivals', 'guestwise.exported');

/** The prefix of the keys of all drafts. */
export const drafts = 'guestwise.draft ';

/** The key of one form's draft of one user; a prefix of all of them with an empty form. */
export const draft = (userId: string, form: string) => `${drafts}${encodeURIComponent(userId)} ${form}`;
