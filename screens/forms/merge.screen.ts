import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
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

test.each(everyArea)(
  '[F29] %s: changes of two people in different fields are both saved without a question, and a toast names theirs',
  async (_, area) => {
    await start(area);
    await change(area, { [area.theirs.field]: area.theirs.text });
    await save.click();
    await expectSaved(area, area.theirs.label);
    await expectCount(question, 0);
    expect(await sent(area)).toMatchObject([
      { [area.mine.field]: area.mine.text, [area.theirs.field]: area.theirs.text },
    ]);
  },
);

test.each(everyArea)(
  '[F29] %s: only a field that both changed is asked about, and the rest of both is kept',
  async (_, area) => {
    await start(area, 'Mine');
    const theirs = { [area.both.field]: 'Theirs', [area.theirs.field]: area.theirs.text };
    await change(area, theirs);
    await save.click();
    await expectTexts(question.getByRole('heading', { level: 3 }), [area.both.label]);
    await expectTexts(question.getByRole('definition'), ['Mine', 'Theirs']);
    await keep('their').click();
    await expectSaved(area, area.theirs.label);
    expect(await sent(area)).toMatchObject([{ ...theirs, [area.mine.field]: area.mine.text }]);
  },
);

test.each(everyArea)(
  '[F29] %s: a change that is saved while the question is open is asked about as well',
  async (_, area) => {
    await start(area, 'Mine');
    await change(area, { [area.both.field]: 'Theirs' });
    await save.click();
    await expect.element(question).toMatchTextContent('Theirs');
    await change(area, { [area.both.field]: 'Later', [area.theirs.field]: area.theirs.text });
    await keep('my').click();
    await expectTexts(question.getByRole('definition'), ['Mine', 'Later']);
    expect(await sent(area)).toEqual([]);
    await keep('my').click();
    await expectSaved(area, area.theirs.label);
    expect(await sent(area)).toMatchObject([
      { [area.both.field]: 'Mine', [area.theirs.field]: area.theirs.text },
    ]);
  },
);

test.each(everyArea)(
  '[F29] %s: a save that fails after the question loses nothing, and asks no second time',
  async (_, area) => {
    await start(area, 'Mine');
    await change(area, { [area.both.field]: 'Theirs' });
    await save.click();
    await expect.element(question).toBeVisible();
    backend.play('saves:offline');
    await keep('my').click();
    await expect
      .element(page.getByText(/^We (could not send this|are not sure this was saved)\./))
      .toBeVisible();
    await expect.element(field(area.both.field)).toHaveValue('Mine');
    await expect.element(field(area.mine.field)).toHaveValue(String(area.mine.text));
    backend.play();
    await save.click();
    await expectSaved(area);
    expect((await sent(area)).at(-1)).toMatchObject({
      [area.both.field]: 'Mine',
      [area.mine.field]: area.mine.text,
    });
  },
);

test.each([
  ['event', areas.event, 'getEvent'],
  ['message', areas.message, 'listMessages'],
  ['guest', areas.guest, 'getGuest'],
] as const)(
  '[F29] %s: with a conflict, a form that was left meanwhile is reported as not saved, and sends nothing',
  async (_, area, read) => {
    const { router } = await start(area, 'Mine');
    await change(area, { [area.both.field]: 'Theirs' });
    backend.play(`${read}:latency`);
    await save.click();
    await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
    await expectTexts(toasts, [
      /^The form you left was not saved\. Open it again: your text is still there\./,
    ]);
    expect(await sent(area)).toEqual([]);
  },
);

test('[F29] guest: a name and a phone that the server writes otherwise are no changes of mine', async () => {
  const before = () => change(areas.guest, { name: 'Grace  Hopper', phone: '555 010 9999' });
  await openRoute(areas.guest.address, { signedInAs: admin, before });
  await field('invitees').fill('3');
  await change(areas.guest, { name: 'Theirs', phone: '5559999999' });
  await save.click();
  await expectSaved(areas.guest, 'Name and Phone');
  await expectCount(question, 0);
  expect(await sent(areas.guest)).toMatchObject([{ name: 'Theirs', phone: '5559999999', invitees: 3 }]);
});

test.each([
  ['event', areas.event],
  ['message', areas.message],
] as const)(
  '[F29] %s: the form goes on with what was saved, and the focus stays at the button',
  async (_, area) => {
    await start(area);
    await change(area, { [area.both.field]: 'Theirs' });
    await save.click();
    await expectSaved(area, area.both.label);
    await expect.element(field(area.both.field)).toHaveValue('Theirs');
    await expect.element(save).toHaveFocus();
    await field(area.mine.field).fill('Until Sunday');
    await save.click();
    await expect.poll(() => sent(area)).toHaveLength(2);
    expect((await sent(area))[1]).toMatchObject({ [area.both.field]: 'Theirs' });
  },
);

test('[F29] a form that is sent with the keyboard keeps the focus in its field', async () => {
  const area = areas.event;
  await start(area);
  await change(area, { welcomeMessage: 'Come early' });
  await field('name').fill('In the garden');
  await userEvent.keyboard('{Enter}');
  await expectSaved(area, 'Welcome message');
  await expect.element(field('welcomeMessage')).toHaveValue('Come early');
  await expect.element(field('name')).toHaveFocus();
});

test('[F29] the question and the toast in Arabic', async () => {
  await openRoute(areas.event.address, { signedInAs: admin, locale: 'ar', width: 360 });
  await field('rsvpMessage').fill('Until Friday');
  await change(areas.event, { rsvpMessage: 'Until Monday', name: 'Theirs', isSingleGuest: true });
  await page.bySelector('form [type="submit"]').click();
  await expectTexts(question.getByRole('heading', { level: 3 }), ['رسالة طلب الرد']);
  await question.getByRole('button', { name: 'حفظ نسختي' }).click();
  await expectTexts(toasts, [/^حُفظت المناسبة/, /^أُبقيت تغييرات شخص آخر/]);
});

test.each(everyArea)(
  '[F04] %s: a text that is put back after a refused save needs no save',
  async (_, area) => {
    await openRoute(area.address, { signedInAs: admin });
    const input = field(area.mine.field);
    await expect.element(input).toBeVisible();
    const before = (input.element() as HTMLInputElement).value;
    await input.fill(String(area.mine.text));
    await backend.plan({
      operationId: area.operation,
      status: 422,
      body: { status: 'fail', message: 'Not this one' },
    });
    await save.click();
    await expect.element(page.getByText('Not this one')).toBeVisible();
    await input.fill(before);
    await expect.element(save).toBeDisabled();
  },
);

test.each(everyArea)('[F06] %s: what is sent is noted before it is sent', async (_, area) => {
  await start(area);
  backend.play(`${area.operation}:silent`);
  const drafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft '));
  await save.click();
  await expect.poll(async () => (await sent(area)).length, { interval: 10 }).toBe(1);
  expect(JSON.stringify(drafts())).toContain(`sent ${area.mine.field}`);
});
