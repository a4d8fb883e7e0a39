import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { parseCoverSource, signCover } from '../../src/features/events/editor/named-cover.ts';
import { backend } from '../support/backend.ts';
import { countCalls, readDrafts } from '../support/created-kinds.ts';
import { chooseInEventMenu } from '../support/event-menu.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

test('an event is copied with its messages after a failure, and with its guests as an import', async () => {
  const { world } = await openRoute(`/apps/event/${weddingId}`);
  await chooseInEventMenu('Copy event');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue(`Copy of ${wedding.name}`);
  await name.fill('The second day');
  await page.getByRole('checkbox', { name: 'Copy 12 guests too' }).click();
  backend.play('createMessage:offline');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.element(page.getByRole('button', { name: 'Import 12 guests' })).toBeVisible();
  await expect.element(toasts).toMatchTextContent('The event is created, but not everything is copied.');
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
  await expect
    .element(page.getByRole('textbox', { name: 'Or paste a list' }))
    .toHaveValue(expect.stringContaining('Grace Okafor'));
});

test('the cover of a copy is drawn again with the new name where we drew it, and at a press elsewhere', async () => {
  const source = { cover: 'garland', line: '١٢ يونيو' } as const;
  const old = signCover('data:image/png;base64,iVBORw0KGgo=', source);
  const redraw = page.getByRole('button', { name: 'Draw a cover with the new name' });
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

test('[F10] whoever leaves while a copy is created stays there, and is told what is missing', async () => {
  await openRoute(`/apps/event/new?copy=${weddingId}`);
  await page.getByRole('checkbox', { name: 'Copy 12 guests too' }).click();
  backend.play('createEvent:latency');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.poll(() => countCalls('createEvent')).toBe(1);
  follow('/events');
  await expect
    .element(toasts)
    .toMatchTextContent('Event created, without the messages and guests of the other event');
  expect([place(), await countCalls('createEvent')]).toEqual(['/events', 1]);
});
