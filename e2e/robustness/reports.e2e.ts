import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { expect, test } from '../support/fixtures.ts';

test('a build without a report address sends no reports', async ({ page, backend }) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)),
  );
  const invitation = await InvitationPage.open(page, guestOfFour);
  await backend.play('saveRsvp:500');
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.goto('/login');
  expect(sent.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});
