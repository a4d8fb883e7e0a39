import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { flushDrafts } from '../../src/storage/drafts.ts';
import { backend } from '../support/backend.ts';
import { areas, everyArea, expectSaved, field, question, save, sent, start } from '../support/merging.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

test.each(everyArea)(
  '[F29] %s: what is written into a form again while its first save is on the way stays in the draft',
  async (_, area) => {
    const { router } = await start(area);
    backend.play(`${area.operation}:latency`);
    await save.click();
    await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
    await router.navigate({ href: area.address });
    await field(area.both.field).fill('Later');
    await expectSaved(area);
    await expect.element(field(area.both.field)).toHaveValue('Later');
    flushDrafts();
    expect(JSON.stringify(Object.entries(localStorage))).toContain('Later');
  },
);

test.each(everyArea)(
  '[F29] %s: a form that is saved again while its first save is on the way is sent after it, without a question',
  async (_, area) => {
    const { router } = await start(area, 'First');
    backend.play(`${area.operation}:latencyx1`);
    await save.click();
    await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
    await router.navigate({ href: area.address });
    await field(area.both.field).fill('Second');
    await save.click();
    await expect.poll(() => sent(area)).toHaveLength(2);
    // Longer than the latency of the first save: sent at the same time, it would arrive last.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await backend.export()).toMatch(/"(name|title)":"Second"/);
    expect(await sent(area)).toMatchObject([
      { [area.both.field]: 'First' },
      { [area.both.field]: 'Second', [area.mine.field]: area.mine.text },
    ]);
    await expectCount(question, 0);
  },
);

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
