import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import {
  type Area,
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
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const discard = page.getByRole('button', { name: 'Discard' });

/** Saves a form, leaves it, and opens it again. */
async function openAgain(area: Area, text: string, before?: () => Promise<unknown>) {
  const { router } = await start(area, text);
  await before?.();
  backend.play(`${area.operation}:latency`);
  await save.click();
  await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
  await router.navigate({ href: area.address });
  await expect.element(field(area.both.field)).toHaveValue(text);
  await expect.element(field(area.both.field)).toHaveAttribute('readonly');
  await expectCount(discard, 0);
}

test.each(everyArea)(
  '[F29] %s: a form that is opened again while it is sent is read-only, and then shows what was saved',
  async (_, area) => {
    await openAgain(area, 'First');
    await expectSaved(area);
    await expectCount(discard, 0);
    // The panel of a guest closes its form after a save.
    if (area === areas.guest) return expectCount(field(area.both.field), 0);
    await expect.element(save).toBeDisabled();
    await expect.element(field(area.both.field)).not.toHaveAttribute('readonly');
    await field(area.both.field).fill('Second');
    await save.click();
    await expect
      .poll(() => sent(area))
      .toMatchObject([
        { [area.both.field]: 'First' },
        { [area.both.field]: 'Second', [area.mine.field]: area.mine.text },
      ]);
    await expectCount(question, 0);
  },
);

test.each(everyArea)(
  '[F08] %s: a form that is opened again while it is sent shows the error itself, and keeps its text',
  async (_, area) => {
    await openAgain(area, 'First', () =>
      backend.plan({ operationId: area.operation, status: 400, body: { message: 'Not today' } }),
    );
    await expect.element(page.bySelector('form [role="alert"]')).toMatchTextContent('Not today');
    await expect.element(field(area.both.field)).toHaveValue('First');
    await expect.element(save).toBeEnabled();
    await expectTexts(toasts, []);
  },
);

test('[F29] a form that could not ask, because it was left, says so where it is opened again', async () => {
  const area = areas.event;
  const { router } = await start(area, 'Mine');
  await change(area, { name: 'Theirs' });
  backend.play('getEvent:latency');
  await save.click();
  await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
  await router.navigate({ href: area.address });
  await expect.element(page.bySelector('form [role="alert"]')).toMatchTextContent(/Save again to compare/);
  await save.click();
  await keep('my').click();
  await expectSaved(area);
  expect(await sent(area)).toMatchObject([{ name: 'Mine' }]);
});

test('[F40] a guest form that is closed by Cancel while it is sent keeps its text until it is saved', async () => {
  const area = areas.guest;
  await start(area, 'Mine');
  backend.play('updateGuest:latency');
  await backend.plan({ operationId: 'updateGuest', status: 400, body: { message: 'Not today' } });
  await save.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectTexts(toasts, [/^The form you left was not saved/]);
  follow(area.address);
  await expect.element(field('name')).toHaveValue('Mine');
});

test('[F50] a server error for a field that is not shown is shown above the form', async () => {
  const before = () => backend.patch('events', weddingId, { isSingleGuest: true });
  await openRoute(areas.guest.address, { signedInAs: admin, before });
  await field('name').fill('Mine');
  await backend.plan({
    operationId: 'updateGuest',
    status: 400,
    body: { status: 'fail', errors: [{ type: 'invitees', message: 'Too many invited' }] },
  });
  await save.click();
  await expect.element(page.bySelector('form [role="alert"]')).toMatchTextContent('Too many invited');
});
