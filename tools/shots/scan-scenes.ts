import type { Page } from '@playwright/test';
import { hostileId, guestWithHostileWords } from '../../mocks/backend/seeds/hostile.ts';
import { galaGuestWhoAccepted, galaId } from '../../mocks/backend/seeds/gala.ts';
import {
  guestOfTwelve,
  guestWhoAccepted,
  guestWhoDeclined,
  guestWithDiscrepancies,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import type { Scene } from './scene.ts';

const checkInPath = (eventId: string) => `/events/${eventId}/scan`;

/** Types as a USB scanner does, one code after the other, and waits for each guest. */
const scan =
  (...codes: string[]) =>
  async (page: Page) => {
    for (const code of codes) {
      await page.locator('input[name=scan]').fill(`https://guestwise.example/${code}/rsvp`);
      await page.keyboard.press('Enter');
      await page.locator('main article h2').waitFor();
    }
  };

/** Scans guests and checks each in. */
const letIn =
  (...codes: string[]) =>
  async (page: Page) => {
    for (const code of codes) {
      await scan(code)(page);
      await page.locator('main article footer > button').click();
      await page.locator('main article [data-tone=coming]').waitFor();
    }
  };

const type = (words: string) => async (page: Page) => {
  await page.locator('input[name=scan]').fill(words);
  await page.keyboard.press('Enter');
  await page.locator('form + div ~ section h2, main code').first().waitFor();
};

/** The check-in page of an event, in its states. */
export const scanScenes: Scene[] = [
  { name: 'scan', path: checkInPath(weddingId) },
  { name: 'scan-guest', path: checkInPath(weddingId), act: scan(guestWhoAccepted) },
  { name: 'scan-declined', path: checkInPath(weddingId), act: scan(guestWhoDeclined) },
  {
    name: 'scan-arrived',
    path: checkInPath(weddingId),
    act: letIn(guestWhoDeclined, guestOfTwelve, guestWithDiscrepancies),
  },
  {
    name: 'scan-twice',
    path: checkInPath(galaId),
    act: async (page) => {
      await letIn(galaGuestWhoAccepted)(page);
      await scan(galaGuestWhoAccepted)(page);
    },
  },
  { name: 'scan-hostile-words', path: checkInPath(hostileId), act: letIn(guestWithHostileWords) },
  { name: 'scan-search', path: checkInPath(galaId), act: type('ال') },
  {
    name: 'scan-unknown',
    path: checkInPath(weddingId),
    act: type('https://evil.example/?next=javascript:alert(1)'),
  },
  {
    name: 'scan-no-camera',
    path: checkInPath(weddingId),
    act: async (page) => {
      await page.locator('form:has(input[name=scan]) + div button').click();
      await page.locator('form:has(input[name=scan]) + div [role=alert]').waitFor();
    },
  },
  {
    name: 'scan-loading',
    path: '/events',
    scenarios: 'getEvent:silent',
    act: async (page) => {
      await page.locator('main article a').first().waitFor();
      await page.evaluate((path) => history.pushState(null, '', path), checkInPath(weddingId));
      await page.locator('main [role=status] + [aria-hidden]').waitFor();
    },
    unanswered: true,
  },
];
