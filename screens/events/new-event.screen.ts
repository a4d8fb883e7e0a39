import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { parseCoverSource } from '../../src/features/events/editor/named-cover.ts';
import { backend } from '../support/backend.ts';
import { readDrafts } from '../support/created-kinds.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const address = '/apps/event/new';
const name = page.getByRole('textbox', { name: 'Name' });
const input = page.getByLabelText('Image file');
const create = page.getByRole('button', { name: 'Create event' });
const garlands = page.getByRole('button', { name: 'Garlands' });
const line = page.getByRole('textbox', { name: 'Line below the name' });
const chosen = page.getByRole('list', { name: 'Images of this event' }).getByRole('listitem');
const cannotOpen = page.getByText('We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.');

/** A square picture of noise, so that all parts of the file matter and it does not compress. */
async function draw({ size = 64, seed = 0, type = 'image/png' } = {}) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const bytes = Uint8ClampedArray.from({ length: size * size * 4 }, (_, at) => ((at + seed) * 7919) % 251);
  canvas.getContext('2d')?.putImageData(new ImageData(bytes, size), 0, 0);
  return new Promise<Blob>((resolve) => canvas.toBlob((picture) => resolve(picture ?? new Blob()), type, 1));
}

/** Creates the event, and returns what was sent. */
async function createIt() {
  await create.click();
  await expect.poll(place).toMatch(/^\/apps\/event\/(?!new)/);
  const [call] = await backend.calls('createEvent');
  return (call?.body ?? {}) as { image: string };
}

const toFile = (...parts: BlobPart[]) => new File(parts, 'card.png', { type: 'image/png' });

test('images are chosen, moved and removed, with the first as cover', async () => {
  await openRoute(address);
  await name.fill('Brunch');
  await garlands.click();
  await input.upload(toFile(await draw()));
  await expectCount(chosen, 2);
  await input.upload(toFile(await draw({ seed: 1 })));
  await expectCount(chosen, 3);
  await page.getByRole('button', { name: 'Move image 2 forward' }).click();
  await page.getByRole('button', { name: 'Remove image 3' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove image 2' })).toHaveFocus();
  const png: unknown = expect.stringMatching(/^data:image\/png/);
  expect(await createIt()).toMatchObject({ image: png, images: [png, '/covers/garland.svg'] });
});

test('Ctrl Enter on the button of a cover creates the event with it', async () => {
  await openRoute(address);
  await name.fill('Brunch');
  await garlands.click();
  await expect.element(garlands).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(place).toMatch(/^\/apps\/event\/(?!new)/);
  const sent = (await backend.calls('createEvent')).map(({ body }) => (body as { image: string }).image);
  expect(sent.map((image) => parseCoverSource(image)?.cover)).toEqual(['garland']);
});

test('a drawn cover replaces another one and shows the name', async () => {
  await openRoute(address);
  const leaves = page.getByRole('button', { name: 'Leaves' });
  const sources = () => [leaves, garlands].map((each) => each.element().querySelector('img')?.src);
  await expect.element(garlands).toBeVisible();
  const plain = sources();
  await garlands.click();
  await leaves.click();
  await expect.element(garlands).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.bySelector('#preview .frame img')).toHaveAttribute('src', plain[0]);
  await input.upload(toFile(await draw()));
  await expectCount(chosen, 2);
  await page.getByRole('button', { name: 'Move image 2 forward' }).click();
  await garlands.click();
  await expectCount(chosen, 2);
  await name.fill('Brunch');
  await expect.poll(() => sources().every((source) => source?.startsWith('data:image/webp'))).toBe(true);
  expect(sources()[0]).not.toBe(sources()[1]);
  const png: unknown = expect.stringMatching(/^data:image\/png/);
  const drawn: unknown = expect.stringMatching(/^data:image\/webp/);
  const { image, ...sent } = await createIt();
  expect(sent).toMatchObject({ images: [drawn, png] });
  expect(parseCoverSource(image)).toMatchObject({ cover: 'garland' });
});

test('a drawn cover follows the typed name and line, or is plain', async () => {
  await openRoute(address);
  await garlands.click();
  const cover = page.bySelector('#preview .frame img');
  await expect.element(cover).toHaveAttribute('src', expect.stringMatching(/garland\.svg$/));
  const seen = new Set<string | null>();
  for (const [field, text] of [
    [name, 'Brunch'],
    [name, 'حفل زفاف ليلى وعمر'],
    [line, 'Saturday, 12 June'],
  ] as const) {
    await field.fill(text);
    await expect
      .poll(() => cover.element().getAttribute('src'))
      .toSatisfy((src: string) => src.startsWith('data:image/webp') && !seen.has(src));
    seen.add(cover.element().getAttribute('src'));
  }
  await line.fill('1'.repeat(100));
  await expect.element(line).toHaveValue('1'.repeat(60));
  await expect.element(page.getByText('The line has at most 60 letters.')).toBeVisible();
  const { image } = await createIt();
  expect(image.length).toBeLessThan(400_000);
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1080, 1512]);
  expect(parseCoverSource(image)).toEqual({ cover: 'garland', line: '1'.repeat(60) });

  await openRoute(address);
  await garlands.click();
  await name.fill('Brunch');
  await page.getByRole('checkbox', { name: 'Write the event’s name on the cover' }).click();
  await expectCount(line, 0);
  expect(await createIt()).toMatchObject({ image: '/covers/garland.svg' });
});

const welcome = page.getByRole('textbox', { name: 'Welcome message' });
const whenAndWhere = page.getByText('Do guests know when and where?');

test('the line of the cover is added to the welcome message', async () => {
  await openRoute(address);
  await garlands.click();
  await name.fill('Brunch');
  await welcome.fill('Join us! ');
  const add = page.getByRole('button', { name: 'Add this line to the welcome message' });
  await expectCount(add, 0);
  await line.fill('12 June, Villa Rosa');
  await add.click();
  await expect.element(welcome).toHaveValue('Join us!\n12 June, Villa Rosa');
  await expect
    .element(page.getByRole('button', { name: 'This line is in the welcome message' }))
    .toHaveFocus();
  await expect
    .element(page.bySelector('#preview .lead'))
    .toMatchTextContent(/^Join us!\s12 June, Villa Rosa$/);
  expect(await createIt()).toMatchObject({ welcomeMessage: 'Join us!\n12 June, Villa Rosa' });
});

test('an invitation without a digit asks whether guests know when and where', async () => {
  await openRoute(address);
  await name.fill('Brunch 2027');
  await expect.element(whenAndWhere).toBeVisible();
  await welcome.fill('يوم ١٢ يونيو');
  await expect.element(whenAndWhere).not.toBeVisible();
  await welcome.fill('Join us');
  await expect.element(whenAndWhere).toBeVisible();
  await garlands.click();
  await line.fill('12 June');
  await expect.element(whenAndWhere).not.toBeVisible();
  await page.getByRole('checkbox', { name: 'Write the event’s name on the cover' }).click();
  await expect.element(whenAndWhere).toBeVisible();
  expect(await createIt()).toMatchObject({ welcomeMessage: 'Join us' });
});

test('a picture over 300 kB, as of a phone, is shrunk', async () => {
  const photo = await draw({ size: 900, type: 'image/jpeg' });
  expect(photo.size).toBeGreaterThan(300_000);
  await openRoute(address);
  await name.fill('Brunch');
  await input.upload(new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
  await expectCount(chosen, 1);
  const { image } = await createIt();
  expect(image.length).toBeLessThanOrEqual(400_000);
});

test('a file that is no whole picture is refused, and so is a ninth image', async () => {
  await openRoute(address);
  const whole = await draw();
  await input.upload(toFile(whole.slice(0, whole.size / 2)));
  await expect.element(cannotOpen).toBeVisible();
  await input.upload(
    new File(['<svg xmlns="http://www.w3.org/2000/svg" />'], 'card.svg', { type: 'image/svg+xml' }),
  );
  await expect.element(cannotOpen).toBeVisible();
  for (let count = 1; count <= 8; count += 1) {
    await input.upload(toFile(await draw({ seed: count })));
    await expectCount(chosen, count);
  }
  await expectCount(cannotOpen, 0);
  await garlands.click();
  await expect.element(page.getByText('An event has at most 8 images.')).toBeVisible();
  await expectCount(chosen, 8);
});

/** Chooses a file. Not `upload`, which reads it as the product does: here the reading is still under way. */
function chooseFile(file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const element = input.element() as HTMLInputElement;
  element.files = transfer.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

test('an event waits for a file that is still being read', async () => {
  await openRoute(address);
  await name.fill('Brunch');
  await expect.element(create).toBeEnabled();
  const button = create.element() as HTMLButtonElement;
  chooseFile(toFile('no picture'));
  button.click();
  await expect.element(cannotOpen).toBeVisible();
  expect(await backend.calls('createEvent')).toEqual([]);
  chooseFile(toFile(await draw()));
  button.click();
  await expect.poll(place).toMatch(/^\/apps\/event\/(?!new)/);
  expect(JSON.stringify(await backend.calls('createEvent'))).toContain('data:image/png');
});

test('[F40] a restored draft has its covers and asks for files again', async () => {
  const { world } = await openRoute(address);
  await name.fill('Brunch');
  await garlands.click();
  await line.fill('12 June');
  await input.upload(toFile(await draw()));
  await expectCount(chosen, 2);
  const storage = readDrafts();
  await openRoute(address, { world, storage });
  await expect.element(garlands).toHaveAttribute('aria-pressed', 'true');
  const lost = page.getByText('1 image from your device was not kept. Choose it again.');
  await expect.element(lost).toBeVisible();
  await expect.element(line).toHaveValue('12 June');
  await page.getByRole('button', { name: 'Leaves' }).click();
  await expectCount(lost, 0);
});

test('[F29] an event deleted elsewhere keeps its text for a new one', async () => {
  await openRoute(`/apps/event/${weddingId}`);
  await name.fill('In the garden');
  backend.play('getEvent:404');
  dispatchEvent(new Event('visibilitychange'));
  await expectTexts(toasts, [/^Someone else deleted something that this page shows\./]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(/^Someone else deleted this event,/)).toBeVisible();
  await expect.element(name).toHaveValue('In the garden');
  backend.play();
  await create.click();
  await expect.element(page.getByRole('heading', { name: 'In the garden', level: 1 })).toBeVisible();
  expect(place()).not.toMatch(weddingId);
  expect(await backend.calls('createEvent')).toMatchObject([
    { body: { name: 'In the garden', image: wedding.image } },
  ]);
  expect(await backend.calls('updateEvent')).toEqual([]);
});
