import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { chooseFile } from '../support/choose-file.ts';
import { loginPage } from '../support/login-page.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { delaySlowFiles, newEvent, readDrafts, slow, slowAndBroken } from '../support/slow-files.ts';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const { address, name, input, create, leaves, chosen, goOn } = newEvent;
const reading = page.getByRole('status').filter({ hasText: 'Reading the picture…' });

let read: ReturnType<typeof delaySlowFiles>;
beforeEach(() => {
  read = delaySlowFiles();
});

/** Creates an event whose file is still being read. */
async function createWith(file: File) {
  const visit = await openRoute('/apps/contacts', { signedInAs: admin });
  await expect.element(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  follow(address);
  await name.fill('Brunch');
  await chooseFile(input, file);
  await expectCount(reading, 0);
  await create.click();
  await expectCount(reading, 1);
  return visit;
}

test('a form that waits for a file is being sent, and is read-only', async () => {
  await createWith(slow);
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await expectCount(create.getByRole('presentation'), 1);
  await expect.element(name).toHaveAttribute('readonly');
  await leaves.click();
  await expectCount(chosen, 0);
  expect(await backend.calls('createEvent')).toHaveLength(0);
  await read();
  await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
  await expect.poll(place).toMatch(/^\/apps\/event\/[0-9a-f]{24}\/brunch/);
});

test('an event whose form was left while it waited for a file is created there', async () => {
  const { router } = await createWith(slow);
  router.history.back();
  await expect.element(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  await expectCount(page.getByRole('button', { name: 'Leave', exact: true }), 0);
  await read();
  await expect.element(toasts).toMatchTextContent('Event created');
  const [call] = await backend.calls('createEvent');
  expect(call?.body).toMatchObject({ images: [expect.stringMatching(/^data:image/)] });
  expect(place()).toBe('/apps/contacts');
});

test('an event whose form was left is not created without a file that is refused', async () => {
  const { router } = await createWith(slowAndBroken);
  router.history.back();
  await expect.element(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  await read();
  await expect.element(toasts).toMatchTextContent('The form you left was not saved.');
  expect(await backend.calls('createEvent')).toHaveLength(0);
  follow(address);
  await expect.element(goOn).toHaveAccessibleDescription('slow.gif was not added. Choose another image.');
  await expect.element(name).toHaveValue('Brunch');
});

test('a form that was left and opened again shows that a file was refused', async () => {
  const { router } = await createWith(slowAndBroken);
  router.history.back();
  await expect.element(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  follow(address);
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await read();
  await expect.element(page.getByText('slow.gif was not added. Choose another image.')).toBeVisible();
  await expect.element(create).toBeEnabled();
  expect(await backend.calls('createEvent')).toHaveLength(0);
});

test('[F40] an event whose file is read at the end of a session is not created in the next one', async () => {
  await createWith(slow);
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await loginPage.isShown();
  await loginPage.enter(staff);
  await expect.element(page.getByRole('link', { name: 'Logout' }).first()).toBeVisible();
  await read();
  await new Promise((resolve) => setTimeout(resolve, 600)); // The pause after which a draft is stored.
  expect(await backend.calls('createEvent')).toHaveLength(0);
  expect(readDrafts()).toEqual({});
});
