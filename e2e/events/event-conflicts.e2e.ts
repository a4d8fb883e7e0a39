import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm, eventPath } from '../support/event-form.ts';
import { messages, visitAs } from '../support/visitor.ts';

const invitation = eventPath(weddingId);
const takenOver = 'Changes by someone else keptName and One person per invitation';
const question = 'This event changed while you were editing';
/** One field in conflict with the test's own change, and two that only somebody else changed. */
const theirs = { name: 'Layla & Omar, at last', rsvpMessage: 'Until Monday', isSingleGuest: true };

test('[F29] an event changed elsewhere is not silently overwritten: Cancel sends nothing, Keep my version wins', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, invitation);
  const form = new EventForm(page);
  await form.rsvp.fill('Until Friday');
  await backend.patch('events', weddingId, theirs);
  await form.save.focus();
  for (const cancel of [() => page.keyboard.press('Escape'), () => form.answer('Cancel').click()]) {
    await form.save.click();
    await form.isAsked(question);
    await expect(form.question).toContainText('Until Friday');
    await expect(form.question).toContainText(theirs.rsvpMessage);
    await expect(form.question).not.toContainText(theirs.name);
    await expect(form.question).not.toContainText(wedding.welcomeMessage ?? '');
    await cancel();
    await form.isNotAsked();
    await expect(form.save).toBeFocused();
    await expect(form.rsvp).toHaveValue('Until Friday');
    await expect(form.save).toBeEnabled();
  }
  expect(await backend.calls('updateEvent')).toEqual([]);

  await form.save.click();
  await form.answer('Keep my version').click();
  await form.isSaved('Event saved', takenOver);
  const [call] = await backend.calls('updateEvent');
  expect(call?.body).toMatchObject({ ...theirs, rsvpMessage: 'Until Friday' });
  await expect(form.name).toHaveValue(theirs.name);
  await form.name.fill('And once more');
  await form.save.click();
  await expect(page.getByRole('heading', { name: 'And once more', level: 1 })).toBeVisible();
  await form.isNotAsked();
});

test.describe('without a connection to the files', () => {
  test.use({ expectedErrors: [/Failed to (load|fetch)|Unable to preload CSS/] });

  test('[F29] if the question cannot be loaded, a toast says so, the form can be edited, and the next save asks', async ({
    page,
    backend,
  }) => {
    // What is preloaded while the page is idle would be there.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await visitAs(page, admin, invitation);
    const form = new EventForm(page);
    await form.rsvp.fill('Until Friday');
    await backend.patch('events', weddingId, theirs);
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    const question = '**/assets/ModalSurface*.js';
    await page.route(question, (route) => route.abort());
    await form.save.click();
    await expect(messages(page)).toContainText('We could not load this part of the page.');
    await expect(form.rsvp).toBeEditable();
    await form.rsvp.fill('Until Saturday');
    expect(await backend.calls('updateEvent')).toEqual([]);

    await page.unroute(question);
    await form.save.click();
    await expect(form.question).toContainText('Until Saturday');
  });
});

test('[F29] Keep their version shows the event as the others saved it, and drops the draft', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, invitation);
  const form = new EventForm(page);
  await form.rsvp.fill('Until Friday');
  await backend.patch('events', weddingId, theirs);
  await form.save.click();
  await form.answer('Keep their version').click();
  await expect(form.name).toHaveValue(theirs.name);
  await expect(form.rsvp).toHaveValue(theirs.rsvpMessage);
  await expect(form.single).toBeChecked();
  await expect(form.save).toBeDisabled();
  expect(await backend.calls('updateEvent')).toEqual([]);
  await page.reload();
  await expect(form.name).toHaveValue(theirs.name);
  await expect(form.draftNotice).toBeHidden();
});

test('[F29] a draft restored after a reload knows the version it was started from', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, invitation);
  const form = new EventForm(page);
  await form.rsvp.fill('Until Friday');
  await backend.patch('events', weddingId, theirs);
  await page.reload();
  await expect(form.draftNotice).toBeVisible();
  await form.save.click();
  await form.isAsked(question);
  await form.answer('Keep my version').click();
  await form.isSaved('Event saved', takenOver);
});

test('[F23] [F29] a change made elsewhere to a field outside the form is no conflict, and is sent back as it is now', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, invitation);
  const form = new EventForm(page);
  await form.rsvp.fill('Until Friday');
  await backend.patch('events', weddingId, { theme: 'midnight' });
  await form.save.click();
  await form.isSaved();
  const [call] = await backend.calls('updateEvent');
  expect(call?.body).toMatchObject({ theme: 'midnight', rsvpMessage: 'Until Friday' });
});
