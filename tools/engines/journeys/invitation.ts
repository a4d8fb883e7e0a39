import { guestOfFour } from '../../../mocks/backend/seeds/wedding.ts';
import type { Page } from '../browser.ts';
import { createMockServer } from './mock-server.ts';

const dialogIsOpen = `document.querySelector('dialog[open]') !== null`;

export function expectEqual(actual: unknown, expected: unknown, what: string) {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} in the place of ${other}`);
}

/** The page of a guest of four, and its server. */
export async function openInvitation(page: Page, fields: Record<string, unknown> = { rsvpCount: null }) {
  const server = createMockServer(page);
  await server.patch('guests', guestOfFour, fields);
  await page.open(`/${guestOfFour}/rsvp?lang=en`);
  // The boot script is in the frame until the bundle replaces the early panel.
  await page.until('the bundle', `return document.querySelector('.frame:not(:has(script))') !== null`);
  return {
    ...server,
    /** The counts that the server got. */
    saves: async () =>
      (await server.calls('saveRsvp')).map((body) => (body as { rsvpCount: number }).rsvpCount),
    confirm: () => page.press('button', 'Confirm'),
    /** Adds people one by one. */
    async add(people: number) {
      for (let each = 0; each < people; each++) await page.press('button', 'One more');
    },
    /** Answers while no call reaches the server. @param notice the text that the page then shows */
    async confirmOffline(notice = 'as soon as the server can be reached') {
      await server.play('saveRsvp:offline,getRsvp:offline');
      await page.press('button', 'Confirm');
      await page.sees(notice);
      await server.play('off');
    },
    /** Makes the browser report that the connection is back. */
    comeOnline: () => page.run(`dispatchEvent(new Event('online'))`),
    untilDialog: (isOpen: boolean) =>
      page.until(
        isOpen ? 'the question about zero' : 'the end of the question',
        `return ${dialogIsOpen} === arguments[0]`,
        isOpen,
      ),
  };
}
