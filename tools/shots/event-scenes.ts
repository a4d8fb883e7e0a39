import type { Page } from '@playwright/test';
import { dinnerId } from '../../mocks/backend/seeds/dinner.ts';
import { galaId } from '../../mocks/backend/seeds/gala.ts';
import { hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import type { Scene } from './scene.ts';

const event = (id: string) => `/apps/event/${id}`;

/** Types into an event's name, so that its form has an unsaved change. */
const rename = (name: string) => (page: Page) => page.locator('form input').first().fill(name);

/** The unsaved change is still there after a reload. */
async function comeBack(page: Page) {
  await rename('Layla & Omar, in the garden')(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

async function leave(page: Page) {
  await rename('Layla & Omar, in the garden')(page);
  await page.locator('main header a[href$="/events"]').click();
}

/** Saves after somebody else has saved. */
async function saveTooLate(page: Page) {
  await rename('Layla & Omar, in the garden')(page);
  const fields = { name: 'Layla & Omar, at last', rsvpMessage: 'Until the tenth of May, please.' };
  await page.request.post('/_mock/patch', { data: { collection: 'events', id: weddingId, fields } });
  await page.locator('form button[type=submit]').click();
}

/** Applies a scenario to every call from now on. */
const meet = (page: Page, scenario: string) =>
  page.route('**/api/v1/events/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } }),
  );

const saveMeeting = (scenario: string) => async (page: Page) => {
  await rename('Layla & Omar, in the garden')(page);
  await meet(page, scenario);
  await page.locator('form button[type=submit]').click();
};

async function deleteAgain(page: Page) {
  await meet(page, 'deleteEvent:404');
  await page.locator('main header button').last().click();
  await page.locator('[role=alertdialog] button').last().click();
}

/** The event's own page, and its form in every state. */
export const eventScenes: Scene[] = [
  { name: 'event', path: event(weddingId) },
  { name: 'event-single-guest', path: event(dinnerId) },
  { name: 'event-arabic', path: event(galaId) },
  { name: 'event-hostile-words', path: event(hostileId) },
  { name: 'event-new', path: '/apps/event/new' },
  { name: 'event-invalid', path: event(weddingId), act: rename('') },
  { name: 'event-draft', path: event(weddingId), act: comeBack },
  { name: 'event-leave', path: event(weddingId), act: leave },
  {
    name: 'event-delete',
    path: event(weddingId),
    act: (page) => page.locator('main header button').last().click(),
  },
  { name: 'event-already-deleted', path: event(weddingId), act: deleteAgain },
  { name: 'event-saved', path: event(weddingId), act: saveMeeting('latency') },
  { name: 'event-not-saved', path: event(weddingId), act: saveMeeting('updateEvent:404') },
  { name: 'event-changed-elsewhere', path: event(weddingId), act: saveTooLate },
  {
    name: 'event-loading',
    path: '/events',
    scenarios: 'getEvent:silent',
    act: (page) => page.locator('main article a[href*="/apps/event/"]').first().click(),
    unanswered: true,
  },
  { name: 'event-not-found', path: event('665a99999999999999999999') },
];
