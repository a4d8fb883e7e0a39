import { admin } from '../../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../../mocks/backend/seeds/wedding.ts';
import type { Journeys } from './journey.ts';

/** The first steps of an organiser. */
export const organiserJourneys: Journeys = {
  async 'an organiser logs in, finds an event and reads its guest list'(page) {
    await page.open('/login?lang=en');
    await page.press('//input[@type="email" or @name="email"]');
    await page.type(admin.email);
    await page.press('//input[@name="password"]');
    await page.type(admin.password);
    await page.press('//button[@type="submit"]');
    await page.sees("Layla & Omar's wedding");
    await page.open(`/events/guests/all?event=${weddingId}`);
    await page.sees('Yusuf & Hana Haddad');
    await page.open('/events');
    await page.until('the search', 'return Boolean(document.querySelector("input[type=search]"))');
    await page.press('//input[@type="search"]');
    await page.type('kina');
    await page.until('one event', 'return document.querySelectorAll("main li h2").length === 1');
  },
};
