import { beforeEach, expect, test, vi } from 'vitest';
import { fail, stubStorage } from '../storage/test-storage.ts';

// Two tabs with one draft: e2e/events/event-drafts.e2e.ts.
const key = 'guestwise.draft u1 event e1';
const typed = (name: string) => ({ value: { name }, base: { name: 'Saved' } });

beforeEach(() => stubStorage());

/** The draft as a form of a new page opens it. */
async function open() {
  vi.resetModules();
  const { openDraft } = await import('./drafts.ts');
  return openDraft(key);
}

test('[F40] a draft survives its form and its tab', async () => {
  (await open()).write(typed('Dinner'));
  const draft = await open();
  expect([draft.isElsewhere(), draft.read()]).toEqual([false, typed('Dinner')]);
  draft.remove();
  expect((await open()).read()).toBeUndefined();
});

test('[F40] a draft that storage refuses asks before leaving', async () => {
  const draft = await open();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const leaves = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  stubStorage({ setItem: fail('QuotaExceededError') });
  draft.write(typed('Dinner'));
  expect([draft.isKept(), leaves(), draft.read()]).toEqual([false, false, typed('Dinner')]);
  draft.remove();
  expect([draft.isKept(), leaves()]).toEqual([true, true]);
});

test('[F08] an unknown create is remembered with the typed text', async () => {
  const draft = await open();
  draft.unknownCreate.set(true);
  expect(draft.read()).toBeUndefined();
  draft.write(typed('Dinner'));
  draft.unknownCreate.set(true);
  draft.write(typed('Dinner party'));
  const next = await open();
  expect([next.unknownCreate.get(), next.read()?.value]).toEqual([true, { name: 'Dinner party' }]);
  next.unknownCreate.set(false);
  expect(draft.unknownCreate.get()).toBe(false);
});

test('[F08] an unknown create is remembered after its text is removed', async () => {
  const draft = await open();
  draft.write(typed('Dinner'));
  draft.unknownCreate.set(true);
  draft.remove();
  const next = await open();
  expect([next.unknownCreate.get(), next.read()?.value]).toEqual([true, {}]);
  next.unknownCreate.set(false);
  next.remove();
  expect(next.read()).toBeUndefined();
});
