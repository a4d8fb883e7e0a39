import { admin } from '../../mocks/seeds/accounts.ts';
import { dinner, dinnerId } from '../../mocks/seeds/dinner.ts';
import { wedding, weddingId } from '../../mocks/seeds/wedding.ts';
import { expect, test } from '../fixtures.ts';
import { EventForm, eventPath, newEvent } from './event-form.ts';
import { plan } from './planned.ts';
import { messages, placeOf, visitAs } from './visitor.ts';

const unclear = /^The server’s answer could not be read, so it is not certain that this was saved\./;

test.use({ expectedErrors: [/Failed to load resource|^ApiError: There is no such event/] });

test('an organiser creates an event and comes to its page, and the list has it', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, '/events');
  await page.getByRole('link', { name: 'New event' }).click();
  await expect(page.getByRole('heading', { name: 'New event', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^New event/);
  const form = new EventForm(page);
  await expect(form.create).toBeDisabled();
  await form.name.fill('  Garden brunch ');
  await form.welcome.fill('Come hungry.\nStay long.');
  await form.single.check();
  const preview = page.getByRole('complementary', { name: 'What a guest will read' });
  await expect(preview).toContainText('Stay long.');
  await expect(preview).toContainText('Will you be attending this event?');
  // Three taps, one event.
  await form.create.evaluate((button: HTMLButtonElement) => {
    for (const _ of [1, 2, 3]) button.click();
  });
  await form.isSaved('The event is created');
  await expect(page.getByRole('heading', { name: 'Garden brunch', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Event/);
  expect(placeOf(page)).toMatch(/^\/apps\/event\/\w+\/garden-brunch$/);
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

test('[F23] an organiser changes an event, and what the product does not know of it goes back unchanged', async ({
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
  // A box alone is a change as well.
  await form.single.check();
  await form.save.click();
  await expect.poll(async () => (await backend.calls('updateEvent')).length).toBe(2);
});

test('[F75] an event needs a name, and the field says so', async ({ page, backend }) => {
  await visitAs(page, admin, eventPath(weddingId));
  const form = new EventForm(page);
  await form.name.fill('   ');
  await expect(form.name).toHaveAccessibleDescription('Please enter a name for the event');
  await expect(form.save).toBeDisabled();
  await form.name.press('Enter');
  expect(await backend.calls('updateEvent')).toEqual([]);
});

test('an event that is not there says so, and an id that can be none is a page that is not there', async ({
  page,
}) => {
  await visitAs(page, admin, eventPath('665a99999999999999999999'));
  await expect(page.getByRole('heading', { name: 'This is not here any more' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such event.');
  await page.goto(eventPath(encodeURIComponent('../users/me')));
  await expect(page).toHaveURL(/error-404$/);
});

for (const [what, answer] of [
  ['an empty list', { body: { data: [] } }],
  ['an event without an id', { body: { data: { name: 'Brunch' } } }],
  ['nothing', { text: '' }],
  ['another network’s page', { text: '<h1>Welcome to the Wi-Fi</h1>', contentType: 'text/html' }],
] as const) {
  test(`[F28] a create that answers ${what} is an error, and what was typed is kept`, async ({
    page,
    request,
    backend,
  }) => {
    await visitAs(page, admin, newEvent);
    const form = new EventForm(page);
    await form.name.fill('Brunch');
    await form.rsvp.fill('Until Friday');
    await plan(request, backend.world, { operationId: 'createEvent', status: 201, ...answer });
    await form.create.click();
    await expect(form.above).toHaveText(unclear);
    await expect(messages(page)).toHaveCount(0);
    expect(placeOf(page)).toBe(newEvent);
    await expect(form.rsvp).toHaveValue('Until Friday');
    await page.reload();
    await expect(form.draftNotice).toBeVisible();
    await expect(form.name).toHaveValue('Brunch');
    await expect(form.rsvp).toHaveValue('Until Friday');
    await form.create.click();
    await form.isSaved('The event is created');
  });
}

for (const scenario of ['empty200', 'null200', 'truncated', 'malformed']) {
  test(`an update whose answer cannot be read (${scenario}) is looked at again before any claim`, async ({
    page,
    backend,
  }) => {
    await visitAs(page, admin, eventPath(weddingId));
    const form = new EventForm(page);
    await form.name.fill('In the garden');
    await backend.play(`updateEvent:${scenario}`);
    await form.save.click();
    await form.isSaved();
    await expect(page.getByRole('heading', { name: 'In the garden', level: 1 })).toBeVisible();
    expect((await backend.calls('getEvent')).length).toBeGreaterThan(2);
  });
}

test('an update that another network answered, a refused one and one without a line are not claimed, and are kept', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, eventPath(weddingId));
  const form = new EventForm(page);
  await form.name.fill('In the garden');
  for (const [scenario, said] of [
    ['html200', unclear],
    ['404', 'There is no such thing.'],
    ['offline', 'This could not be sent. Please check your connection and try again.'],
  ] as const) {
    await backend.play(`updateEvent:${scenario}`);
    await form.save.click();
    await expect(form.above).toHaveText(said);
    await expect(form.name).toHaveValue('In the garden');
    await expect(form.save).toBeEnabled();
  }
  await expect(messages(page)).toHaveCount(0);
  await backend.play();
  await form.save.click();
  await form.isSaved();
  await expect(form.above).toBeHidden();
});

test('deleting asks first; Esc is Cancel and gives the focus back; once confirmed the event is gone', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, eventPath(weddingId));
  const form = new EventForm(page);
  await form.delete.focus();
  for (const cancel of [() => page.keyboard.press('Escape'), () => form.answer('Cancel').click()]) {
    await page.keyboard.press('Enter');
    await form.isAsked(`Are you sure you want to delete ${wedding.name} ?`);
    await expect(form.answer('Cancel')).toBeFocused();
    await cancel();
    await form.isNotAsked();
    await expect(form.delete).toBeFocused();
  }
  expect(await backend.calls('deleteEvent')).toEqual([]);

  await form.name.fill('Unsaved, and of no use any more');
  await form.delete.click();
  await form.answer('Delete').click();
  await form.isSaved('The event is deleted');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText(wedding.name)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('guestwise.drafts'))).not.toContain('no use');
});

test('a delete that fails says so, and nothing is lost', async ({ page, request, backend }) => {
  await visitAs(page, admin, eventPath(weddingId));
  const form = new EventForm(page);
  await form.name.fill('In the garden');
  const body = { message: 'Its guests are on their way already.' };
  await plan(request, backend.world, { operationId: 'deleteEvent', status: 409, body });
  await form.delete.click();
  await form.answer('Delete').click();
  await expect(messages(page)).toContainText([
    'The event could not be deletedIts guests are on their way already.',
  ]);
  await form.isNotAsked();
  await expect(form.name).toHaveValue('In the garden');
  await form.save.click();
  await expect(messages(page)).toHaveCount(2);
});

test('a new event has nothing to delete', async ({ page }) => {
  await visitAs(page, admin, newEvent);
  const form = new EventForm(page);
  await expect(form.create).toBeVisible();
  await expect(form.delete).toHaveCount(0);
});
