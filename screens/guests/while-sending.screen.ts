import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const bodies = async (operationId: string) => (await backend.calls(operationId)).map(({ body }) => body);
// The button has a dot while something is not saved.
const save = page.getByRole('button', { name: /Save$/ });
const name = page.getByRole('textbox', { name: 'Name' });

test('[F10] a guest typed while another is sent stays in the form, and in its draft', async () => {
  await openRoute(`${list}&add=true`, { signedInAs: admin });
  const form = page.getByRole('dialog');
  await name.fill('Ada Lovelace');
  backend.play('createGuest:latency');
  await form.getByRole('button', { name: 'Save and add another' }).click();
  await expect.element(name).toHaveAttribute('readonly');
  await form.getByRole('button', { name: 'Add a row' }).click();
  await name.nth(1).fill('Benn');
  await expect.element(page.getByText('Guests added: 1')).toBeVisible();
  await expectCount(name, 1);
  await expect.element(name).toHaveValue('Benn');
  await expect.poll(() => JSON.stringify(localStorage)).toContain('Benn');
  await name.fill('Ben Corrected');
  backend.play();
  await form.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect
    .poll(() => bodies('createGuest'))
    .toMatchObject([{ name: 'Ada Lovelace' }, { name: 'Ben Corrected' }]);
  // The drawer closes after its last guest. Until then the page behind it is hidden from screen readers.
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('[F10] a form is read-only while it is sent, and the focus stays', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await name.fill('My party');
  backend.play('createEvent:silent');
  const create = page.getByRole('button', { name: 'Create event' });
  const single = page.getByRole('checkbox', { name: 'One person per invitation' });
  await create.click();
  await expect.element(page.getByRole('textbox', { name: 'Welcome message' })).toHaveAttribute('readonly');
  await expect.element(create).toHaveFocus();
  await single.click();
  await expect.element(single).not.toBeChecked();
});

test('[F10] a refused form can be edited again', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await name.fill('My party');
  await backend.plan({ operationId: 'createEvent', status: 400, body: { message: 'Not today' } });
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.element(page.getByText('Not today')).toBeVisible();
  await name.fill('Another party');
  await page.getByRole('checkbox', { name: 'One person per invitation' }).click();
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect
    .poll(() => bodies('createEvent'))
    .toMatchObject([{}, { name: 'Another party', isSingleGuest: true }]);
});

test('[F06] a guest’s form that could not be sent stays, and shows that it was not sent', async () => {
  await openRoute(`${list}&guest=${guestOfFour}&edit=true`, { signedInAs: admin });
  await name.fill('Mine');
  backend.play('getGuest:offline');
  await save.click();
  await expect.element(page.getByText(/^We could not send this\./)).toBeVisible();
  await expect.element(name).toHaveValue('Mine');
  await expectCount(toasts, 0);
  backend.play();
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
});

test('[F06] a guest’s form stays open while the guest cannot be read again', async () => {
  await openRoute(`${list}&guest=${guestOfFour}&edit=true`, { signedInAs: admin });
  await name.fill('Mine');
  await expect.poll(() => bodies('getGuest')).toHaveLength(1);
  backend.play('getGuest:offline');
  onTestFinished(() => void vi.useRealTimers());
  // Cached data counts as fresh for some seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(/^We could not refresh this page\./)).toBeVisible();
  await expect.element(name).toHaveValue('Mine');
});

test('[F29] my version is the current content of the form, also after changes made since the question', async () => {
  await openRoute(`${list}&guest=${guestOfFour}&edit=true`, { signedInAs: admin });
  await name.fill('Mine');
  await backend.patch('guests', guestOfFour, { name: 'Theirs' });
  await save.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(save).toHaveFocus();
  await name.fill('Mine again');
  await save.click();
  await expect.element(question).toMatchTextContent('Mine again');
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expect.poll(() => bodies('updateGuest')).toMatchObject([{ name: 'Mine again' }]);
});

test('[F06] an answer by hand that takes long says that it is still being sent', async () => {
  await openRoute(`${list}&guest=${guestWhoNeverAnswered}`, { signedInAs: admin });
  const answers = page.getByRole('group', { name: 'Answer given by phone or in person' });
  // The panel reads the guest when it opens.
  await expect.element(answers).toBeVisible();
  backend.play('getGuest:silent');
  await answers.getByText('3').click();
  await expect
    .element(answers.getByText('Still sending. Keep this page open.'), { timeout: 8_000 })
    .toBeVisible();
});
