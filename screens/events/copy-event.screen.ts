import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { parseCoverSource, signCover } from '../../src/features/events/editor/named-cover.ts';
import { backend } from '../support/backend.ts';
import { countCalls, readDrafts, unknownOutcome } from '../support/created-kinds.ts';
import { chooseInEventMenu } from '../support/event-menu.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const guestsToCopy = page.getByRole('combobox', { name: 'Guests to copy' });
const create = page.getByRole('button', { name: 'Create event' });
const importList = page.getByRole('textbox', { name: 'Or paste a list' });

test('an event is copied with its messages despite a failure', async () => {
  const { world } = await openRoute(`/apps/event/${weddingId}`);
  await chooseInEventMenu('Copy event');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue(`Copy of ${wedding.name}`);
  await name.fill('The second day');
  await guestsToCopy.selectOptions('All (12 guests)');
  backend.play('createMessage:offline');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.element(page.getByRole('button', { name: 'Import 12 guests' })).toBeVisible();
  await expect.element(toasts).toMatchTextContent(unknownOutcome);
  const [created] = await backend.calls('createEvent');
  const { welcomeMessage, image } = wedding;
  expect(created?.body).toMatchObject({ name: 'The second day', welcomeMessage, image });
  backend.play();
  await toasts.getByRole('button', { name: 'Try again' }).click();
  expect(place()).toMatch(/^\/events\/guests\/import\?event=/);
  expect(place()).not.toContain(weddingId);
  await expect.element(page.getByRole('link', { name: 'Messages 3' })).toBeVisible();
  expect(await backend.calls('createEvent')).toHaveLength(1);
  // A reload of the import keeps the list.
  await openRoute(place(), { world, storage: readDrafts() });
  await expect.element(importList).toHaveValue(expect.stringContaining('Grace Okafor'));
});

test('a copy’s drawn cover gets its name, others at a press', async () => {
  const source = { cover: 'garland', line: '١٢ يونيو' } as const;
  const old = signCover('data:image/png;base64,iVBORw0KGgo=', source);
  const redraw = page.getByRole('button', { name: 'Draw it with the new name' });
  for (const [image, cover] of [
    [old, source],
    [wedding.image, { cover: 'botanic', line: '' }],
  ] as const) {
    await openRoute(`/apps/event/${weddingId}`, {
      before: () => backend.patch('events', weddingId, { image, images: [image] }),
    });
    await chooseInEventMenu('Copy event');
    // The form of the event itself has a name, too.
    await expect.element(page.getByRole('button', { name: 'Create event' })).toBeVisible();
    expect(redraw.elements()).toHaveLength(image === old ? 0 : 1);
    if (image !== old) await redraw.click();
    await page.getByRole('button', { name: 'Create event' }).click();
    await expect.poll(() => backend.calls('createEvent')).toHaveLength(1);
    const [sent = ''] = (await backend.calls('createEvent')).map(
      ({ body }) => (body as { image: string }).image,
    );
    expect(sent).not.toBe(image);
    expect(parseCoverSource(sent)).toEqual(cover);
    // Otherwise the copy would end, with its toast, in the next test.
    await expect.poll(place).toMatch(/^\/apps\/event\/(?!new)/);
  }
});

test('[F10] leaving during a copy stays there and says what is missing', async () => {
  await openRoute(`/apps/event/new?copy=${weddingId}`);
  await guestsToCopy.selectOptions('All (12 guests)');
  backend.play('createEvent:latency');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.poll(() => countCalls('createEvent')).toBe(1);
  follow('/events');
  await expect
    .element(toasts)
    .toMatchTextContent('Event created, without the messages and guests of the other event');
  expect([place(), await countCalls('createEvent')]).toEqual(['/events', 1]);
});

test('[F08] after an unknown create and a reload a copy goes on', async () => {
  const address = `/apps/event/new?copy=${weddingId}`;
  const { world } = await openRoute(address);
  await guestsToCopy.selectOptions('Coming (6 guests)');
  backend.play('createEvent:applied-then-504');
  await create.click();
  await expect.element(page.getByText(unknownOutcome)).toBeVisible();
  await openRoute(address, { world, storage: readDrafts() });
  await expect.element(guestsToCopy).toHaveDisplayValue('Coming (6 guests)');
  await create.click();
  await expect
    .element(toasts)
    .toMatchTextContent('The event was already created. We did not create it twice.');
  await expect.element(page.getByRole('button', { name: 'Import 6 guests' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Messages 3' })).toBeVisible();
  expect([await countCalls('createEvent'), place()]).toEqual([1, expect.not.stringContaining(weddingId)]);
});

test('the guests who were checked in on this device can be copied', async () => {
  const entry = { guestId: guestWhoNeverAnswered, name: 'The Lindqvists', people: 2, at: 1_750_000_000_000 };
  await openRoute(`/apps/event/new?copy=${weddingId}`, {
    storage: {
      [`guestwise.arrivals ${admin._id} ${weddingId}`]: JSON.stringify([entry, { ...entry, people: 3 }]),
    },
  });
  await guestsToCopy.selectOptions('Checked in on this device (1 guest)');
  await create.click();
  await expect.element(page.getByRole('button', { name: 'Import 1 guest' })).toBeVisible();
  await expect.element(page.getByRole('main').getByText('The Lindqvists').first()).toBeVisible();
});
