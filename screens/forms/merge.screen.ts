import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dinnerId, guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { backend } from '../support/backend.ts';
import {
  areas,
  change,
  everyArea,
  expectSaved,
  field,
  keep,
  question,
  save,
  sent,
  start,
} from '../support/merging.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

test.each(everyArea)('[F29] %s: only a field that both changed is asked about', async (_, area) => {
  await start(area, 'Mine');
  const theirs = { [area.both.field]: 'Theirs', [area.theirs.field]: area.theirs.text };
  await change(area, theirs);
  await save.click();
  await expectTexts(question.getByRole('heading', { level: 3 }), [area.both.label]);
  await expectTexts(question.getByRole('definition'), ['Mine', 'Theirs']);
  await keep('their').click();
  await expectSaved(area, area.theirs.label);
  expect(await sent(area)).toMatchObject([{ ...theirs, [area.mine.field]: area.mine.text }]);
});

test('[F29] a change saved during the question is asked about as well', async () => {
  const area = areas.event;
  await start(area, 'Mine');
  await change(area, { name: 'Theirs' });
  await save.click();
  await expect.element(question).toMatchTextContent('Theirs');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field('name')).toHaveValue('Mine');
  await save.click();
  await expect.element(question).toMatchTextContent('Theirs');
  await change(area, { name: 'Later' });
  await keep('my').click();
  await expectTexts(question.getByRole('definition'), ['Mine', 'Later']);
  expect(await sent(area)).toEqual([]);
  await keep('my').click();
  await expectSaved(area);
  expect(await sent(area)).toMatchObject([{ name: 'Mine' }]);
});

test('[F29] their version alone is shown, and nothing is sent', async () => {
  await openRoute(areas.guest.address);
  await field('name').fill('Mine');
  await change(areas.guest, { name: 'Theirs' });
  await save.click();
  await keep('their').click();
  await expect.element(page.getByRole('complementary', { name: 'Theirs' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toHaveFocus();
  expect(await sent(areas.guest)).toEqual([]);
});

test('[F29] a save that fails after the question loses nothing', async () => {
  const area = areas.event;
  await start(area, 'Mine');
  await change(area, { name: 'Theirs' });
  await save.click();
  await expect.element(question).toBeVisible();
  backend.play('updateEvent:offline', 'getEvent:offline');
  await keep('my').click();
  await expect
    .element(page.getByText(/^We (could not send this|are not sure this change was saved)\./))
    .toBeVisible();
  await expect.element(field('name')).toHaveValue('Mine');
  backend.play();
  await save.click();
  await keep('my').click();
  await expectSaved(area);
  expect((await sent(area)).at(-1)).toMatchObject({ name: 'Mine', rsvpMessage: area.mine.text });
});

test('[F29] a conflict in a form that was left is reported, not sent', async () => {
  const area = areas.guest;
  const { router } = await start(area, 'Mine');
  await change(area, { name: 'Theirs' });
  backend.play('getGuest:latency');
  await save.click();
  await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
  await expectTexts(toasts, [/^The form you left was not saved\. Open it again: your text is still there\./]);
  expect(await sent(area)).toEqual([]);
});

test('[F29] the form goes on with the saved values and keeps the focus', async () => {
  const area = areas.event;
  await start(area);
  await change(area, { welcomeMessage: 'Come early' });
  await field('rsvpMessage').click();
  await field('name').fill('In the garden');
  await userEvent.keyboard('{Enter}');
  await expectSaved(area, 'Welcome message');
  await expect.element(field('welcomeMessage')).toHaveValue('Come early');
  await expect.element(field('name')).toHaveFocus();
  await field('name').fill('In the park');
  await save.click();
  await expect.poll(() => sent(area)).toHaveLength(2);
  await expect.element(save).toHaveFocus();
  await expectCount(question, 0);
});

test('[F29] the server’s spelling of a name or phone is no change of mine', async () => {
  const before = () => change(areas.guest, { name: 'Grace  Hopper', phone: '555 010 9999' });
  await openRoute(areas.guest.address, { before });
  await field('invitees').fill('3');
  await change(areas.guest, { name: 'Theirs', phone: '5559999999' });
  await save.click();
  await expectSaved(areas.guest, 'Name and Phone');
  await expectCount(question, 0);
  expect(await sent(areas.guest)).toMatchObject([{ name: 'Theirs', phone: '5559999999', invitees: 3 }]);
});

test('[F29] a hidden number of a single-guest event is merged silently', async () => {
  const address = `/events/guests/all?event=${dinnerId}&guest=${guestOfTheSingleDinner}&edit=true`;
  await openRoute(address);
  await field('name').fill('Mine');
  await backend.patch('guests', guestOfTheSingleDinner, { invitees: 1000 });
  await save.click();
  await expectSaved(areas.guest);
  expect(await sent(areas.guest)).toMatchObject([{ name: 'Mine', invitees: 1000 }]);
});
