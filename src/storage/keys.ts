/*
 * The organisers' keys in local storage; import them as `keys`. A guest's unsent answer names its own
 * (features/rsvp/unsent-answer.ts, boot.ts): the guests' bundle counts bytes. A key never changes its meaning: a new
 * shape gets a new key.
 */

export const token = 'guestwise.token';
export const clockSkew = 'guestwise.clock-skew';
export const locale = 'guestwise.locale';
export const lastEvent = 'guestwise.last-event';
/** Settings and shortcuts of whoever is not signed in. */
export const devicePreference = 'guestwise.preference';
export const templateState = 'guestwise.template-state';
/** Who is logged in to the demo of the template, and a login that has left for a provider's page. */
export const demoSession = 'guestwise.demo-session';
export const pendingLogin = 'guestwise.pending-login';

/** What one user opened from search; '' for somebody who is not signed in. */
export const recentEntries = (userId: string) => `guestwise.recent ${userId}`;

/** One unsaved form of one user. */
export const draft = (userId: string, form: string) =>
  `guestwise.draft ${encodeURIComponent(userId)} ${form}`;

/** How the keys of all logs of check-ins begin. */
export const arrivalLogs = 'guestwise.arrivals ';

/** Check-ins of one user at one event; they exist on this device only. */
export const arrivals = (userId: string, eventId: string) => `${arrivalLogs}${userId} ${eventId}`;

/** How many entries of such a log have been exported. */
export const exported = (arrivalsKey: string) =>
  arrivalsKey.replace('guestwise.arrivals', 'guestwise.exported');
