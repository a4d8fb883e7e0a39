import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { chooseFile } from '../support/choose-file.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import {
  broken,
  delaySlowFiles,
  fast,
  newEvent,
  readDrafts,
  slow,
  slowAndBroken,
} from '../support/slow-files.ts';
import { expectCount } from '../support/text.ts';

const { address, name, input, create, leaves, chosen, goOn } = newEvent;

let read: ReturnType<typeof delaySlowFiles>;
beforeEach(() => {
  read = delaySlowFiles();
});

test('a slow file and what was chosen while it was read are images of the event', async () => {
  await openRoute(address, { signedInAs: admin });
  await chooseFile(input, slow);
  await chooseFile(input, fast);
  await expectCount(chosen, 1);
  await leaves.click();
  await expectCount(chosen, 2);
  await read();
  await expectCount(chosen, 3);
  await expect.element(leaves).toHaveAttribute('aria-pressed', 'true');
});

test('an image that was removed while a slow file was read does not come back', async () => {
  await openRoute(address, { signedInAs: admin });
  await leaves.click();
  await chooseFile(input, slow);
  await leaves.click();
  await expectCount(chosen, 0);
  await read();
  await expectCount(chosen, 1);
  await expect.element(leaves).toHaveAttribute('aria-pressed', 'false');
});

/** Opens a restored draft with the drawn cover “Leaves”. */
async function restoreLeaves() {
  const { world } = await openRoute(address, { signedInAs: admin });
  await name.fill('Brunch');
  await leaves.click();
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('botanic');
  await openRoute(address, { signedInAs: admin, world, storage: readDrafts() });
  await expectCount(chosen, 1);
}

test.each([slow, slowAndBroken])(
  '[F40] “Discard” also discards a file that is read, good or not',
  async (file) => {
    await restoreLeaves();
    await chooseFile(input, file);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(name).toHaveValue('');
    await read();
    await expectCount(chosen, 0);
    await expectCount(goOn, 0);
    await new Promise((resolve) => setTimeout(resolve, 600)); // The pause after which a draft is stored.
    expect(readDrafts()).toEqual({});
  },
);

test('[F40] “Leave” also discards a file that is read, while the next page loads', async () => {
  const { router } = await openRoute(address, { signedInAs: admin });
  await name.fill('Brunch');
  await chooseFile(input, slow);
  router.history.push('/events');
  await expect.element(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  backend.play('listEvents:latency');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await read();
  await expect.element(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600)); // The pause after which a draft is stored.
  expect(readDrafts()).toEqual({});
});

test('[F40] a form that is left while a file is read says that it was not kept', async () => {
  await openRoute(address, { signedInAs: admin });
  await leaves.click();
  await chooseFile(input, slow);
  follow('/apps/contacts');
  await expect.element(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  follow(address);
  await expect
    .element(page.getByText('1 image from your device was not kept. Choose it again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Sunrise' }).click();
  await read();
  await expectCount(chosen, 2);
  await expect.poll(() => JSON.stringify(readDrafts())).toContain('sunrise');
});

test('a slow file does not clear the refusal of a later one', async () => {
  await openRoute(address, { signedInAs: admin });
  await name.fill('Brunch');
  await chooseFile(input, slow);
  await chooseFile(input, broken);
  await expect.element(goOn).toBeVisible();
  await read();
  await expectCount(chosen, 1);
  await create.click();
  await expect.element(goOn).toHaveFocus();
  expect(await backend.calls('createEvent')).toHaveLength(0);
  await chooseFile(input, fast);
  await expectCount(goOn, 0);
});
