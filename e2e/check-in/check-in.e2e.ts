import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceGuestId, conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestOfTheGala } from '../../mocks/backend/seeds/gala.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import {
  checkIn,
  checkInPath,
  drawCodes,
  encodeLink,
  field,
  guest,
  heard,
  log,
  scan,
} from '../support/check-in-desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { plan } from '../support/planned.ts';
import { getPlace, visitAs } from '../support/visitor.ts';

const link = (guestId: string) => `https://an-older-address.example/${guestId}/rsvp`;

test('[F59] [F74] a USB scanner finds, checks in, repeats, changes and undoes', async ({ page, backend }) => {
  await visitAs(page, admin, checkInPath(weddingId));
  // A mode: the parts of the event are hidden, and one link leads back to its guests.
  await expect(page.getByRole('navigation', { name: 'Parts of the event' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Close check-in' })).toHaveAttribute('href', /\/guests\/all/);
  const shows = async (people: string, guests: string) => {
    await expect(page.getByRole('main')).toContainText(people);
    await expect(log(page)).toContainText(guests);
  };

  await scan(page, link(guestWhoAccepted));
  await expect(guest(page).getByRole('heading', { name: 'Grace Okafor' })).toBeVisible();
  await expect(guest(page)).toContainText('Invited2');
  await expect(guest(page)).toContainText('Coming2');
  await expect(heard(page)).toHaveText('Grace Okafor: 2 coming');
  await checkIn(page).click();
  await expect(guest(page)).toContainText(/Checked in at .* · 2 people/);
  await shows('2 people of 20 expected', '1 guest checked in');

  await scan(page, guestWhoDeclined);
  await expect(guest(page)).toContainText('This guest declined.');
  await guest(page).getByRole('button', { name: 'One fewer' }).click();
  await guest(page).getByRole('button', { name: 'Check in anyway' }).click();
  await shows('4 people of 22 expected', '2 guests checked in');

  // The same code again means the same people, and there is nothing to press.
  await scan(page, link(guestWhoAccepted));
  await expect(guest(page)).toContainText(/Already checked in at .* · 2 people/);
  await expect(heard(page)).toContainText('Grace Okafor: Already checked in');
  await expect(guest(page).getByRole('button', { name: 'Checked in', exact: true })).toBeDisabled();
  await shows('4 people of 22 expected', '2 guests checked in');
  await guest(page).getByRole('button', { name: 'One more' }).click();
  await expect(guest(page)).toContainText('More people than invited');
  await guest(page).getByRole('button', { name: 'Update count' }).click();
  await shows('5 people of 23 expected', '2 guests checked in');

  await page.getByRole('button', { name: 'Undo: Grace Okafor' }).click();
  await shows('4 people of 22 expected', '2 guests checked in');
  await page.getByRole('button', { name: 'Undo: Uncle Tariq' }).click();
  await shows('2 people of 20 expected', '1 guest checked in');
  await expect(field(page)).toBeFocused();
  expect((await backend.calls('updateGuest')).length).toBe(0);
});

test('[F58] [F59] check-in works with unknown codes, offline and without a camera', async ({
  page,
  backend,
  request,
}) => {
  await visitAs(page, admin, checkInPath(weddingId));
  for (const code of [
    'https://evil.example/',
    'javascript:alert(1)',
    link(guestOfTheGala),
    link('no-such'),
  ]) {
    await scan(page, code);
    await expect(page.getByRole('heading', { name: 'Not on this event’s guest list' })).toBeVisible();
    await expect(page.getByRole('main').locator('code')).toHaveText(code);
    await expect(page.getByRole('main').locator('a[href*="evil"]')).toHaveCount(0);
  }
  expect(getPlace(page)).toBe(checkInPath(weddingId));

  await plan(request, backend.world, {
    operationId: 'getGuest',
    status: 403,
    body: { message: 'Back soon' },
  });
  await scan(page, link(guestWhoAccepted));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Back soon');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest(page)).toContainText('Grace Okafor');

  await page.getByRole('button', { name: 'Use camera' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /(No camera found|Camera access is blocked).*search by name or phone/,
  );

  await page.evaluate(drawCodes, [encodeLink(link(guestWhoDeclined))]);
  await page.getByRole('button', { name: 'Use camera' }).click();
  await expect(page.getByLabel('Camera view')).toBeVisible();
  await expect(guest(page)).toContainText('Uncle Tariq');
  await page.getByRole('button', { name: 'Stop camera' }).click();
  await expect(page.locator('video')).toHaveCount(0);

  await page.goto(checkInPath(conferenceId));
  await field(page).fill('555 000 9999');
  await page.getByRole('button', { name: /555 000 9999/ }).click();
  await expect(guest(page)).toContainText('555 000 9999');
  // The guest is drawn from the list first, and then read.
  await expect
    .poll(async () => (await backend.calls('getGuest')).at(-1)?.path)
    .toBe(`/api/v1/events/${conferenceId}/guests/${conferenceGuestId(9_999)}`);
});
