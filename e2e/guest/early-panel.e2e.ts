import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

test('[F77] an answer confirmed before the bundle is saved afterwards', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  // A translator of the browser changes the language of the document.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'de')),
  );
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('Invited : 4', { exact: true })).toBeVisible();
  await expect(invitation.confirmed('–')).toBeVisible();
  await expect(page.getByText('Click on confirm to save your response')).toBeHidden();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(invitation.confirmed('1')).toBeVisible();
  await invitation.choose(3);
  await expect(invitation.confirmed('3')).toBeVisible();
  await expect(invitation.slider).toHaveAttribute('aria-valuetext', '3 of 4');
  await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);

  letThrough();
  await expect(invitation.thankYou).toBeVisible();
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }]);
  // The page uses the read of the boot script, and reads once more before it sends the answer.
  expect(await backend.calls('getRsvp')).toHaveLength(2);
});

test('[F79] leaving before the bundle arrives sends and loses nothing', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const { invitation } = await openEarly(page, guestOfFour);
  await invitation.choose(4);
  await page.goto('about:blank');
  expect(await backend.calls('saveRsvp')).toEqual([]);
  await page.unrouteAll();
  await InvitationPage.open(page, guestOfFour);
  await expect(invitation.confirmed('2')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('the host’s https addresses are links, before the bundle and after', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  await backend.patch('events', weddingId, {
    welcomeMessage: 'At Villa Rosa: https://maps.app.goo.gl/AbC?x=1. Not http://a.example, b.example.',
    rsvpMessage: 'See https://www.villa-rosa.example/gifts.',
  });
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  const links = page.locator('.sheet :is(.lead, .message) a');
  const expectLinks = async () => {
    await expect(page.locator('.lead')).toHaveText('At Villa Rosa: Map. Not http://a.example, b.example.');
    await expect(page.locator('.message')).toHaveText('See villa-rosa.example.');
    expect(
      await links.evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(({ href, target, rel }) => ({ href, target, rel })),
      ),
    ).toEqual(
      ['https://maps.app.goo.gl/AbC?x=1', 'https://www.villa-rosa.example/gifts'].map((href) => ({
        href,
        target: '_blank',
        rel: 'noopener',
      })),
    );
  };
  await expectLinks();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(links.first()).toHaveText('Harita');
  await page.getByRole('button', { name: 'English' }).click();
  await links.last().focus();
  letThrough();
  await expect(invitation.bundle).toBeVisible();
  await expectLinks();
  await expect(links.last()).toBeFocused();
});
