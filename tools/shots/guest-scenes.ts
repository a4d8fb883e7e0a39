import type { Page } from '@playwright/test';
import { guestOfTheSingleDinner, singleGuestWhoSaidYes } from '../../mocks/backend/seeds/dinner.ts';
import { galaGuestWhoAccepted } from '../../mocks/backend/seeds/gala.ts';
import { guestWithHostileWords } from '../../mocks/backend/seeds/hostile.ts';
import {
  guestAboveTheLimit,
  guestOfFour,
  guestOfTwelve,
  guestWhoAccepted,
  guestWithoutInvitees,
  guestWithSmallerCard,
} from '../../mocks/backend/seeds/wedding.ts';
import type { Scene } from './scene.ts';

const link = (guestId: string) => `/${guestId}/rsvp`;

const confirm = (page: Page) => page.locator('.send > button.confirm').click();

async function choose(page: Page, count: number) {
  const slider = page.getByRole('slider');
  await slider.press('Home');
  for (let each = 0; each < count; each++) await slider.press('ArrowUp');
}

const answer = (count: number) => async (page: Page) => {
  await choose(page, count);
  await confirm(page);
};

const declineWithTheDialog = async (page: Page) => {
  await answer(0)(page);
  await page.locator('dialog button.confirm').click();
};

/** The guest page in each of its states. */
export const guestScenes: Scene[] = [
  { name: 'guest-unanswered', path: link(guestOfFour) },
  { name: 'guest-answered', path: link(guestOfTwelve) },
  { name: 'guest-changed', path: link(guestOfFour), act: (page) => choose(page, 3) },
  { name: 'guest-zero-dialog', path: link(guestOfFour), act: answer(0) },
  { name: 'guest-thank-you', path: link(guestOfFour), act: answer(3) },
  { name: 'guest-thank-you-declined', path: link(guestOfFour), act: declineWithTheDialog },
  { name: 'guest-single', path: link(guestOfTheSingleDinner) },
  { name: 'guest-single-unchosen', path: link(guestOfTheSingleDinner), act: confirm },
  { name: 'guest-single-answered', path: link(singleGuestWhoSaidYes) },
  { name: 'guest-single-thank-you', path: link(singleGuestWhoSaidYes), act: confirm },
  { name: 'guest-of-the-gala', path: link(galaGuestWhoAccepted) },
  { name: 'guest-smaller-card', path: link(guestWithSmallerCard) },
  { name: 'guest-above-the-limit', path: link(guestAboveTheLimit) },
  { name: 'guest-hostile-words', path: link(guestWithHostileWords) },
  { name: 'guest-by-phone', path: link(guestWithoutInvitees) },
  { name: 'guest-card-missing', path: link(guestWhoAccepted), scenarios: 'card:404' },
  { name: 'guest-loading', path: link(guestOfFour), scenarios: 'getRsvp:silent', unanswered: true },
  { name: 'guest-not-valid', path: link('no-such-guest') },
  { name: 'guest-unreachable', path: link(guestOfFour), scenarios: 'getRsvp:500' },
  { name: 'guest-not-saved', path: link(guestOfFour), scenarios: 'saveRsvp:500', act: answer(2) },
  {
    name: 'guest-saving',
    path: link(guestOfFour),
    scenarios: 'saveRsvp:silent',
    act: answer(2),
    unanswered: true,
  },
  {
    name: 'guest-saving-slowly',
    path: link(guestOfFour),
    scenarios: 'saveRsvp:silent',
    act: async (page) => {
      await answer(2)(page);
      await page.locator('.notice').waitFor();
    },
    unanswered: true,
  },
  {
    name: 'guest-waiting-offline',
    path: link(guestOfFour),
    act: async (page) => {
      await page.context().setOffline(true);
      await answer(2)(page);
    },
  },
  {
    name: 'guest-script-failed',
    path: link(guestOfFour),
    before: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  },
];
