import { beforeEach, expect, test, vi } from 'vitest';
import { openTab, startBrowser } from '../storage/test-tabs.ts';

beforeEach(startBrowser);

/** A tab with the form of a draft. Other tabs have started from the same text. */
async function openForm() {
  const tab = await openTab();
  if (tab.read() === undefined) tab.type('Dinner');
  const { getSending, sendForm } = await import('./sending-forms.ts');
  const { forgetForms } = await import('./sent-forms.ts');
  const element = { isConnected: true } as HTMLFormElement;
  return {
    tab,
    send: (submit: () => Promise<void>) => sendForm(tab.draft, element, submit),
    endSession: forgetForms,
    letOthers: () => getSending(tab.draft.key)?.letOthers(),
  };
}

test('[F08] a record whose form is sent from two tabs at the same time is created once', async () => {
  const forms = [await openForm(), await openForm()];
  const submit = vi.fn<() => Promise<void>>(async () => {});
  const results = await Promise.allSettled(forms.map(({ send }) => send(submit)));
  expect(submit).toHaveBeenCalledOnce();
  expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: { name: 'NotSent' } }]);
  expect(forms[1]?.tab.isCreatedElsewhere()).toBe(true);
});

test('[F08] after a refusal in one tab, the same form is sent from the other one', async () => {
  const [one, other] = [await openForm(), await openForm()];
  const refusal = new Error('Not this one');
  const submit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusal).mockResolvedValue();
  const results = await Promise.allSettled([one.send(submit), other.send(submit)]);
  expect(results).toMatchObject([{ reason: refusal }, { status: 'fulfilled' }]);
});

test('[F40] a form that waits for another tab is not sent after its session has ended', async () => {
  const [one, other] = [await openForm(), await openForm()];
  const refused = Promise.withResolvers<void>();
  const first = one.send(() => refused.promise).catch(() => undefined);
  const submit = vi.fn<() => Promise<void>>(async () => {});
  const second = other.send(submit).catch((error: unknown) => error);
  other.endSession();
  refused.reject(new Error('Not this one'));
  await first;
  expect(await second).toMatchObject({ name: 'NotSent' });
  expect(submit).not.toHaveBeenCalled();
});

test('another text is sent without a wait', async () => {
  const [one, other] = [await openForm(), await openForm()];
  one.tab.save();
  one.tab.type('Supper');
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = one.send(() => promise);
  await expect(other.send(async () => {})).resolves.toBeUndefined();
  resolve();
  await first;
});

test('[F29] a form that compares what it saves, and may ask, holds up no other tab', async () => {
  const [one, other] = [await openForm(), await openForm()];
  const question = Promise.withResolvers<void>();
  const first = one.send(() => {
    one.letOthers();
    return question.promise;
  });
  await expect(other.send(async () => other.letOthers())).resolves.toBeUndefined();
  question.resolve();
  await first;
});
