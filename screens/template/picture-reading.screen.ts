import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { waitForPictures } from '../../src/ui/picture-reading.ts';
import { backend } from '../support/backend.ts';
import { chooseFile } from '../support/choose-file.ts';
import { address, dialog, expectClosed, open, readCake } from '../support/notes.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount } from '../support/text.ts';

const pixels = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);
const file = new File([pixels], 'face.gif', { type: 'image/gif' });

const choose = (input: Locator) => chooseFile(input, file);

/** Lets the browser read the pictures that were chosen. */
let read = () => {};

beforeEach(() => {
  const allowed = new Promise<void>((resolve) => (read = resolve));
  const createBitmap = createImageBitmap;
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (source) => {
    await allowed;
    return createBitmap(source);
  });
  const readAsDataURL = FileReader.prototype.readAsDataURL;
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, source) {
    void allowed.then(() => readAsDataURL.call(this, source));
  });
  return () => vi.restoreAllMocks();
});

test('a note that is closed while its picture is read is saved with it', async () => {
  await open(address);
  await choose(dialog.bySelector('input[type=file]'));
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectCount(reading, 1);
  expect(place()).toContain(address);
  read();
  await expectClosed();
  expect((await readCake())?.image).toMatch(/^data:image/);
});

test.each(['Close', 'Escape'])('a new note keeps a picture that is read at %s', async (way) => {
  await open('/apps/notes');
  await page.getByRole('button', { name: 'Add a note' }).click();
  const box = page.getByRole('region', { name: 'New note' });
  await box.getByRole('textbox', { name: 'Title' }).fill('Band');
  await choose(box.bySelector('input[type=file]'));
  if (way === 'Close') await box.getByRole('button', { name: 'Close' }).click();
  else await userEvent.keyboard('{Escape}');
  await expectCount(box, 1);
  read();
  await page.getByRole('button', { name: 'Continue your note' }).click();
  await expect.element(box.bySelector('img[src^="data:"]')).toBeInTheDocument();
});

test('a contact that is closed, or saved, while its picture is read keeps it', async () => {
  const panel = page.getByRole('dialog');
  await openRoute('/apps/contacts?contact=new', { signedInAs: admin });
  await panel.getByRole('textbox', { name: 'Name' }).fill('Kim');
  await choose(panel.bySelector('input[type=file]'));
  await panel.getByRole('button', { name: 'Add contact' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expectCount(reading, 1);
  await expectCount(panel, 1);
  read();
  await expectCount(panel, 0);
  const saved = async () =>
    (await callTemplate<{ name: string; image: string }[]>('guests-app/guests')).find(
      ({ name }) => name === 'Kim',
    );
  await expect.poll(saved).toMatchObject({ image: expect.stringMatching(/^data:image/) });
});

const reading = page.getByRole('status').filter({ hasText: 'Reading the picture…' });

const contacts = page.getByRole('heading', { name: 'Contacts', level: 1 });

/** Opens the contacts. @returns ways to them from the page that is opened next */
async function openContacts() {
  const { router } = await open('/apps/contacts');
  await expect.element(contacts).toBeVisible();
  return {
    'a link': () => router.history.push('/apps/contacts'),
    Back: () => router.history.back(),
  };
}

test.each(['a link', 'Back'] as const)(
  'a new note left by %s while its picture is read keeps it',
  async (way) => {
    const leave = await openContacts();
    follow('/apps/notes');
    await page.getByRole('button', { name: 'Add a note' }).click();
    const box = page.getByRole('region', { name: 'New note' });
    await choose(box.bySelector('input[type=file]'));
    leave[way]();
    await expectCount(box, 1);
    read();
    await expect.element(contacts).toBeVisible();
    follow('/apps/notes');
    await page.getByRole('button', { name: 'Continue your note' }).click();
    await expect.element(box.bySelector('img[src^="data:"]')).toBeInTheDocument();
  },
);

test.each(['a link', 'Back'] as const)(
  'a new contact left by %s while its picture is read keeps it',
  async (way) => {
    const panel = page.getByRole('dialog');
    const leave = await openContacts();
    follow('/apps/contacts?contact=new');
    await choose(panel.bySelector('input[type=file]'));
    await expectCount(reading, 0);
    leave[way]();
    await expectCount(reading, 1);
    await expectCount(panel, 1);
    read();
    await expectCount(panel, 0);
    follow('/apps/contacts?contact=new');
    await expect.element(panel.bySelector('img[src^="data:"]')).toBeInTheDocument();
  },
);

test('an event that is created while an image is read has it', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('Brunch');
  await choose(page.bySelector('input[type=file]'));
  await page.getByRole('button', { name: 'Create event' }).click();
  read();
  await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
  const [call] = await backend.calls('createEvent');
  expect(call?.body).toMatchObject({ images: [expect.stringMatching(/^data:image/)] });
});

test('a form that stays open no longer says that a picture is read', async () => {
  await openRoute('/apps/contacts?contact=new', { signedInAs: admin });
  const panel = page.getByRole('dialog');
  await choose(panel.bySelector('input[type=file]'));
  const waits = waitForPictures();
  await expectCount(reading, 1);
  read();
  await waits;
  await expectCount(reading, 0);
  await expect.element(panel.bySelector('img[src^="data:"]')).toBeInTheDocument();
});
