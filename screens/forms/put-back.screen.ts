import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from '../support/backend.ts';
import { getStored } from '../support/created-elsewhere.ts';
import { everyArea, field, save, sent, start } from '../support/merging.ts';
import { openRoute } from '../support/open-route.tsx';

test.each(everyArea)(
  '[F06] %s: a text that is put back after a save without a response survives a reload, and is saved',
  async (_, area) => {
    await openRoute(area.address, { signedInAs: admin });
    const input = field(area.mine.field);
    await expect.element(input).toBeVisible();
    const before = (input.element() as HTMLInputElement).value;
    const { world } = await start(area);
    backend.play(`${area.operation}:latency`, `${area.operation}:applied-then-504`);
    await save.click();
    await expect.poll(async () => (await sent(area)).length, { interval: 10 }).toBe(1);
    // Nor can it be read again.
    backend.play('reads:504');
    await expect.element(page.getByText(/^We are not sure this was saved\./)).toBeVisible();
    backend.play();
    await input.fill(before);
    flushDrafts();
    const storage = getStored('guestwise.draft');
    await openRoute(area.address, { signedInAs: admin, world, storage });
    await expect.element(page.getByText('We restored your unsaved changes')).toBeVisible();
    await expect.element(input).toHaveValue(before);
    await save.click();
    await expect.poll(async () => (await sent(area)).length).toBe(2);
    expect(String(Reflect.get((await sent(area))[1] ?? {}, area.mine.field))).toBe(before);
  },
);
