import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { dinner, dinnerId } from '../../mocks/backend/seeds/dinner.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm } from '../support/event-form.ts';
import { getPlace, visitAs } from '../support/visitor.ts';

test.use({ expectedErrors: [/Failed to load resource|^ApiError: There is no such event/] });

test('[F23] a changed event is sent back with its unknown fields', async ({ page, backend }) => {
  const unknown = { theme: { colour: 'midnight', stars: [1, null] }, seats: null };
  await backend.patch('events', dinnerId, unknown);
  await visitAs(page, admin, '/events');
  await page.getByRole('link', { name: `Edit ${dinner.name}` }).click();
  const form = new EventForm(page);
  await expect(form.name).toHaveValue(dinner.name);
  await expect(form.single).toBeChecked();
  await expect(form.save).toBeDisabled();
  await form.rsvp.fill('Bring a friend, too.');
  await form.single.uncheck();
  await form.save.click();
  await form.isSaved();
  await expect(form.save).toBeDisabled();
  await expect(form.save).toBeFocused();
  const { welcomeMessage = '' } = dinner;
  const details = {
    name: dinner.name,
    welcomeMessage,
    rsvpMessage: 'Bring a friend, too.',
    isSingleGuest: false,
  };
  const [call] = await backend.calls('updateEvent');
  expect(call?.body).toEqual({ ...details, ...unknown });

  await page.reload();
  await expect(form.rsvp).toHaveValue('Bring a friend, too.');
  await expect(form.single).not.toBeChecked();
  await expect(form.draftNotice).toBeHidden();
  // A changed checkbox alone counts as a change.
  await form.single.check();
  await form.save.click();
  await expect.poll(async () => (await backend.calls('updateEvent')).length).toBe(2);
});

test('[F73] an event is created in Arabic, right to left, by keyboard', async ({ page, backend }) => {
  await visitAs(page, admin, '/events?lang=ar');
  const link = page.getByRole('main').getByRole('link', { name: 'مناسبة جديدة' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مناسبة جديدة');
  await page.getByRole('textbox', { name: 'الاسم' }).focus();
  await page.keyboard.type('حفل الربيع');
  await page.keyboard.press('Tab');
  await page.keyboard.type('أهلًا بكم');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Past the covers and the file.
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'إنشاء المناسبة' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => getPlace(page)).toMatch(/\/حفل-الربيع$/);
  const [call] = await backend.calls('createEvent');
  expect(call?.body).toMatchObject({ name: 'حفل الربيع', welcomeMessage: 'أهلًا بكم', isSingleGuest: true });
});
