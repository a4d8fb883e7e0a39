import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { dinner, dinnerId } from '../../mocks/backend/seeds/dinner.ts';
import { hostile, hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm } from '../support/event-form.ts';
import { getPlace, visitAs } from '../support/visitor.ts';

test.use({ expectedErrors: [/Failed to load resource|^ApiError: There is no such event/] });

test('an organiser creates an event, its page opens, and the list shows it', async ({ page, backend }) => {
  await visitAs(page, admin, '/events');
  await page.getByRole('link', { name: 'New event' }).click();
  await expect(page.getByRole('heading', { name: 'New event', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^New event/);
  const form = new EventForm(page);
  await expect(form.create).toBeDisabled();
  await form.name.fill('  Garden brunch ');
  await form.welcome.fill('Come hungry.\nStay long.');
  await form.single.check();
  const preview = page.getByRole('complementary', { name: 'Guest preview' });
  await expect(preview).toContainText('Stay long.');
  await expect(preview).toContainText('Will you be attending this event?');
  // Three taps, one event.
  await form.create.evaluate((button: HTMLButtonElement) => {
    for (const _ of [1, 2, 3]) button.click();
  });
  await expect(page.getByRole('heading', { name: 'Garden brunch', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Event/);
  expect(getPlace(page)).toMatch(/^\/apps\/event\/\w+\/garden-brunch$/);
  expect(await backend.calls('createEvent')).toMatchObject([
    {
      body: {
        name: 'Garden brunch',
        welcomeMessage: 'Come hungry.\nStay long.',
        rsvpMessage: '',
        isSingleGuest: true,
      },
    },
  ]);

  await form.wayOut.click();
  await form.isNotAsked();
  await page.getByRole('link', { name: 'Edit Garden brunch' }).click();
  await expect(form.welcome).toHaveValue('Come hungry.\nStay long.');
  await expect(form.single).toBeChecked();
  await expect(form.draftNotice).toBeHidden();
});

test('[F23] an organiser changes an event, and unknown fields are sent back unchanged', async ({
  page,
  backend,
}) => {
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

test.describe('with hostile seeds', () => {
  test.use({ seeds: 'hostile' });

  test('[F31] [F33] [F35] hostile text and an endless name are plain text, here and in the question', async ({
    page,
    backend,
  }) => {
    const foreign: string[] = [];
    page.on('request', (call) => {
      if (!call.url().startsWith('http://localhost')) foreign.push(call.url());
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await backend.patch('events', hostileId, { name: `${hostile.name} ${'Wolfeschlegelstein'.repeat(560)}` });
    await visitAs(page, admin, '/events');
    await page.getByRole('link', { name: 'Edit Garden party' }).click();
    const form = new EventForm(page);
    await expect(form.welcome).toHaveValue(hostile.welcomeMessage ?? '');
    await expect(page.getByRole('complementary')).toContainText('U+202E');
    await expect(form.save).toBeDisabled();
    expect(getPlace(page).length).toBeLessThan(200);
    await form.delete();
    await form.isAsked(/^Are you sure you want to delete Garden party <img src=.* \?$/);
    await expect(form.answer('Delete')).toBeInViewport();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await form.answer('Cancel').click();
    await form.isNotAsked();
    expect(await page.evaluate(() => Reflect.get(window, 'ranFromData'))).toBeUndefined();
    expect(foreign).toEqual([]);
  });
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
