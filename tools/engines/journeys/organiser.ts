import { admin } from '../../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../../mocks/backend/seeds/wedding.ts';
import type { Journeys, Page } from '../browser.ts';
import { expectEqual } from './invitation.ts';
import { createMockServer } from './mock-server.ts';

async function logIn(page: Page) {
  await page.open('/login?lang=en');
  await page.press('textbox', 'Email');
  await page.type(admin.email);
  await page.press('textbox', 'Password');
  await page.type(admin.password);
  await page.press('button', 'Login');
  await page.sees("Layla & Omar's wedding");
}

/** The journeys of an organiser before and at the event. */
export const organiserJourneys: Journeys = {
  async 'an organiser logs in, reads a guest list, and finds the searched event again after Back'(page) {
    await logIn(page);
    await page.open(`/events/guests/all?event=${weddingId}`);
    await page.sees('Yusuf & Hana Haddad');
    await page.open('/events');
    await page.press('searchbox', 'Search events');
    await page.type('kina');
    const oneEvent = 'return document.querySelectorAll("main li h2").length === 1';
    await page.until('one event', oneEvent);
    await page.until('its address', 'return location.search.includes("kina")');
    await page.press('link', 'Guests of');
    await page.until('the guests', 'return location.pathname === "/events/guests/all"');
    await page.run('history.back()');
    await page.until('one event after Back', oneEvent);
    expectEqual(await page.value('searchbox'), 'kina', 'the search after Back');
  },

  async '[F83] a guest list is exported, edited and imported again: only the edited guest is changed'(page) {
    await logIn(page);
    await page.open(`/events/guests/all?event=${weddingId}`);
    await page.sees('Yusuf & Hana Haddad');
    await page.run(`const create = URL.createObjectURL;
      URL.createObjectURL = (file) => (file.text().then((text) => (sessionStorage.exported = text)), create(file));`);
    await page.press('button', 'Import, export, print');
    await page.press('menuitem', 'Export as CSV file');
    await page.until('the file', 'return sessionStorage.exported !== undefined;');
    await page.open(`/events/guests/import?event=${weddingId}`);
    await page.until(
      'the preview of an edited file',
      `const input = document.querySelector('main input[type=file]');
       if (!input || input.files.length > 0) return Boolean(input);
       const edited = sessionStorage.exported.replace('Grace Okafor', 'Grace Okafor-Lund');
       const files = new DataTransfer();
       files.items.add(new File([edited], 'guests.csv', { type: 'text/csv' }));
       input.files = files.files;
       input.dispatchEvent(new Event('change', { bubbles: true }));
       return true;`,
    );
    await page.sees('Grace Okafor → Grace Okafor-Lund');
    await page.press('button', 'Change 1 guest');
    await page.sees('1 guest changed');
    expectEqual((await createMockServer(page).calls('updateGuest')).length, 1, 'the saved guests');
  },

  async '[F90] after an event was opened, check-in starts without a connection'(page) {
    await logIn(page);
    await page.open(`/apps/event/${weddingId}`);
    await page.sees("Layla & Omar's wedding");
    await page.until(
      'the stored list',
      'return Object.keys(localStorage).join().includes("guestwise.check-in-list");',
    );
    await page.until(
      'the worker',
      `const [address, isReady] = ['/events', () => (window.hasWorker = true)];
       navigator.serviceWorker.getRegistration(address).then((each) => each?.active?.state === 'activated' && isReady());
       return window.hasWorker === true;`,
    );
    page.setOffline(true);
    await page.open(`/events/${weddingId}/scan`);
    await page.sees('You see the guest list as it was at');
    await page.press('textbox', 'Guest’s link, name or phone');
    await page.type('Grace Okafor');
    await page.sees('Grace Okafor');
    page.setOffline(false);
  },
};
