import { beforeEach, expect, test, vi } from 'vitest';
import { openTab, startBrowser } from './test-tabs.ts';

beforeEach(startBrowser);

const getDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('guestwise.draft '));

/** Two tabs that show the same text, and a third one. */
async function openTabs() {
  const author = await openTab();
  author.hold();
  author.type('Dinner');
  const copy = await openTab();
  copy.read();
  copy.hold();
  return { author, copy, account: await openTab() };
}

test('[F08] after the deletion of all drafts, two forms that still show one do not both create it', async () => {
  const { author, copy, account } = await openTabs();
  for (const tab of [account, author, copy]) tab.deleteAll();
  // A form keeps what it sends.
  copy.type('Dinner');
  copy.create();
  expect(author.isCreatedElsewhere()).toBe(true);
});

test('[F08] what was created before the deletion of all drafts is not created again after it', async () => {
  const { author, copy, account } = await openTabs();
  copy.create();
  for (const tab of [account, author, copy]) tab.deleteAll();
  expect(author.isCreatedElsewhere()).toBe(true);
  // A page in the back/forward cache has not heard of the deletion.
  author.type('Dinner');
  expect(author.isCreatedElsewhere()).toBe(true);
});

test.each(['heard', 'not heard yet'])(
  '[F40] what a form has left over after a deletion that was %s is not stored, until something is typed',
  async (how) => {
    const { author, account } = await openTabs();
    account.deleteAll();
    if (how === 'heard') author.deleteAll();
    author.rewrite('Din');
    expect(getDrafts()).toEqual([]);
    author.type('Supper');
    author.rewrite('Sup');
    expect((await openTab()).read()).toBe('Sup');
  },
);

test('[F40] text that was typed right before a deletion, and not stored, is not stored after it', async () => {
  vi.useFakeTimers();
  const { author, account } = await openTabs();
  author.type('Dinner at eight', {}, false);
  for (const tab of [account, author]) tab.deleteAll();
  author.hear();
  expect(author.read()).toBeUndefined();
  expect(getDrafts()).toEqual([]);
  vi.useRealTimers();
});
