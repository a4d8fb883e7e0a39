import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { wedding } from '../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import type { Card } from './card.ts';
import { conditions, type Guest, guestId, guests } from './conditions.ts';
import { eventsMeasures, guestMeasures, loginMeasures, type Measure } from './measures.ts';
import type { Opening } from './visit.ts';
import { cardAnswer, exportedPage, handWrittenPage, json } from './site.ts';

/** Two pages that are opened in turns, and the targets of the first. */
export interface ComparedVisit {
  ours: Opening;
  handWritten: Opening;
  measures: readonly Measure[];
}

/** A guest's link, on our page and on the hand-written one. */
function guestVisit(guest: Guest, card: Card, language = 'en'): ComparedVisit {
  const answers = {
    [`/api/v1/events/guests/${guestId}/rsvp`]: json({ data: guest }, delays.api),
    ...cardAnswer(card, delays.card),
  };
  const path = `/${guestId}/rsvp`;
  const opening = {
    path: `${path}?lang=${language}`,
    words: guest.event.welcomeMessage,
    control: guest.event.isSingleGuest ? ('choice' as const) : ('slider' as const),
  };
  return {
    ours: { ...opening, site: exportedPage('guest.html', path, answers) },
    handWritten: { ...opening, site: handWrittenPage(path, answers) },
    measures: guestMeasures,
  };
}

/**
 * The delay of a server, in milliseconds: the browser's throttling counts the round trip from the time of sending, and
 * would hide a shorter delay.
 */
const delays = {
  api: conditions.roundTrip + conditions.thinking.api,
  card: conditions.roundTrip + conditions.thinking.card,
};

/** An organiser's first screen, compared with the hand-written page of an answered guest. */
function organiserVisit(
  path: string,
  words: string,
  card: Card,
  measures: readonly Measure[],
): ComparedVisit {
  const answers = {
    '/api/v1/users/me': json({ status: 'success', data: user }, delays.api),
    '/api/v1/events': json(
      { status: 'success', data: { docs: events, totalDocs: events.length } },
      delays.api,
    ),
  };
  const token = path === '/login' ? {} : { token: tokenFor(admin._id, Date.now()) };
  return {
    ours: { path, words, site: exportedPage('index.html', path, answers), ...token },
    handWritten: guestVisit(guests.answered, card).handWritten,
    measures,
  };
}

const { password: _, ...user } = admin;
const names = ['Layla and Omar', 'Spring party', 'Henna night'];
const events = names.map((name, at) => ({ ...wedding, _id: `66${at}`.padEnd(24, '0'), name, image: '' }));

/** The measured visits, in order. */
export const visitNames = ['answered', 'multi', 'single', 'arabic', 'login', 'events'] as const;

/** What each visit opens. It reads dist/, which must exist. */
export const comparedVisits = (card: Card): Record<(typeof visitNames)[number], ComparedVisit> => ({
  answered: guestVisit(guests.answered, card),
  multi: guestVisit(guests.multi, card),
  single: guestVisit(guests.single, card),
  arabic: guestVisit(guests.answered, card, 'ar'),
  login: organiserVisit('/login', 'Password', card, loginMeasures),
  events: organiserVisit('/events', names[0] ?? '', card, eventsMeasures),
});
