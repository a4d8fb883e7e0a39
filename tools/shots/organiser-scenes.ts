import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { galaId } from '../../mocks/backend/seeds/gala.ts';
import { hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import { guestWithDiscrepancies, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { eventScenes } from './event-scenes.ts';
import { fill, fillAndSubmit } from './fill.ts';
import { importScenes } from './import-scenes.ts';
import { scanScenes } from './scan-scenes.ts';
import { invoiceScenes, orderScenes } from './order-scenes.ts';
import { notesScenes } from './notes-scenes.ts';
import type { Scene } from './scene.ts';

const guests = (filter: string, eventId: string) => `/events/guests/${filter}?event=${eventId}`;

/** On a desktop the menu is always open. */
async function openMenu(page: Page) {
  const opener = page.locator('[aria-expanded]').first();
  if (await opener.isVisible()) await opener.click();
}

const loginScenes: Scene[] = [
  { name: 'login', path: '/login' },
  { name: 'login-invalid', path: '/login', act: fill('amina@', '123') },
  { name: 'login-refused', path: '/login', act: fillAndSubmit(admin.email, 'not the password') },
  { name: 'register', path: '/register' },
  {
    name: 'register-invalid',
    path: '/register',
    act: fill('', 'amina@', '555', 'short', 'other'),
  },
  {
    name: 'register-refused',
    path: '/register',
    act: fillAndSubmit('Amina', admin.email, '5550100101', 'a long password', 'a long password'),
  },
  { name: 'forgot-password', path: '/forgotPassword' },
  { name: 'forgot-password-asked', path: '/forgotPassword', act: fillAndSubmit(admin.email) },
  { name: 'callback-refused', path: '/callback?error=access_denied&error_description=You%20said%20no.' },
  { name: 'loading', path: '/loading' },
  { name: 'not-found', path: '/pages/errors/error-404' },
  { name: 'faq', path: '/pages/faq' },
  { name: 'faq-search', path: '/pages/faq?search=link' },
  { name: 'faq-nothing', path: '/pages/faq?search=nothing%20like%20it' },
  { name: 'profile', path: '/pages/profile' },
  { name: 'profile-photos', path: '/pages/profile?tab=photos' },
  { name: 'profile-photo', path: '/pages/profile?tab=photos&photo=arch' },
  { name: 'profile-video', path: '/pages/profile?tab=photos&photo=lanterns-film' },
  { name: 'profile-edit', path: '/pages/profile', act: (page) => page.locator('main header button').click() },
  { name: 'profile-about', path: '/pages/profile?tab=about' },
  ...invoiceScenes,
];

const inside: Scene[] = [
  { name: 'events', path: '/events' },
  { name: 'events-found', path: '/events?search=layla' },
  { name: 'events-not-found', path: '/events?search=nothing' },
  { name: 'events-empty', path: '/events', scenarios: 'listEvents:empty' },
  {
    name: 'events-loading',
    path: guests('all', weddingId),
    scenarios: 'listEvents:silent',
    act: (page) => page.locator('a[href="/events"]:visible').first().click(),
    unanswered: true,
  },
  { name: 'events-error', path: '/events', scenarios: 'listEvents:malformed' },
  {
    name: 'events-user-menu',
    path: '/events',
    act: (page) => page.locator('[aria-haspopup=menu]').last().click(),
  },
  { name: 'events-menu', path: '/events', act: openMenu },
  { name: 'first-load', path: '/events', scenarios: 'listEvents:silent', unanswered: true },
  { name: 'session-ended', path: '/events', scenarios: 'listEvents:401' },
  { name: 'session-server-error', path: '/events', scenarios: 'listEvents:500' },
  ...eventScenes,
  ...orderScenes,
  ...notesScenes,
  { name: 'guests-no-event', path: '/events/guests/all' },
  { name: 'guests-all', path: guests('all', weddingId) },
  { name: 'guests-accepted', path: guests('accepted', weddingId) },
  { name: 'guests-rejected', path: guests('rejected', weddingId) },
  { name: 'guests-not-on-whatsapp', path: guests('isWAPhone', weddingId) },
  { name: 'guests-discrepancies', path: guests('discrepancies', weddingId) },
  { name: 'guests-sheet', path: `${guests('all', weddingId)}&guest=${guestWithDiscrepancies}` },
  { name: 'guests-waiting', path: `${guests('all', weddingId)}&answer=waiting` },
  { name: 'guests-edit', path: `${guests('all', weddingId)}&guest=${guestWithDiscrepancies}&edit=true` },
  { name: 'guests-add', path: `${guests('all', weddingId)}&add=true` },
  { name: 'guests-remind', path: `/events/${weddingId}/remind` },
  { name: 'guests-codes', path: `/events/${weddingId}/codes` },
  { name: 'guests-of-the-gala', path: guests('all', galaId) },
  { name: 'guests-hostile-words', path: guests('all', hostileId) },
  { name: 'guests-ten-thousand', path: guests('all', conferenceId) },
  { name: 'guests-empty', path: guests('all', emptyEventId) },
  {
    name: 'guests-loading',
    path: '/events',
    scenarios: 'listGuests:silent',
    act: (page) => page.locator('main article a[href*="/events/guests/"]').first().click(),
    unanswered: true,
  },
  { name: 'guests-error', path: guests('all', weddingId), scenarios: 'listGuests:malformed' },
  ...importScenes,
  ...scanScenes,
];

/** The dashboard, and the login pages. */
export const organiserScenes: Scene[] = [
  ...loginScenes,
  ...inside.map((scene): Scene => ({ ...scene, signedIn: true })),
];
