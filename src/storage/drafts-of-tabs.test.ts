import { beforeEach, expect, test } from 'vitest';
import { openTab, startBrowser } from './test-tabs.ts';

beforeEach(startBrowser);

test('[F40] a save in one tab leaves the text that another tab has written since', async () => {
  const one = await openTab();
  one.type('Dinner');
  const other = await openTab();
  expect(other.read()).toBe('Dinner');
  other.type('Supper');
  expect(one.read()).toBe('Dinner');
  one.type('Dinner at eight');
  other.save();
  expect(one.read()).toBe('Dinner at eight');
  expect((await openTab()).read()).toBe('Dinner at eight');
  // The form of the saved one starts again.
  expect(other.read()).toBeUndefined();
});

test.each(['continued', 'only read'])(
  '[F40] a draft of a closed tab that is %s in another one is deleted by its save',
  async (how) => {
    (await openTab()).type('Dinner');
    const next = await openTab();
    expect(next.read()).toBe('Dinner');
    if (how === 'continued') next.type('Dinner at eight');
    next.save();
    expect((await openTab()).read()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

test('[F40] of two closed tabs, the newest draft is restored first', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.type('Dinner');
  other.type('Supper');
  one.type('Dinner at eight');
  const next = await openTab();
  expect(next.read()).toBe('Dinner at eight');
  next.save();
  expect((await openTab()).read()).toBe('Supper');
});

test('[F40] a save deletes the drafts of all closed tabs that continued each other', async () => {
  (await openTab()).type('Dinner');
  const second = await openTab();
  second.read();
  second.type('Dinner at eight');
  const third = await openTab();
  expect(third.read()).toBe('Dinner at eight');
  third.save();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[F40] a form that is still open stores its text again if another tab deletes it', async () => {
  const one = await openTab();
  one.hold();
  one.type('Dinner');
  const other = await openTab();
  other.read();
  other.save();
  one.hear();
  expect((await openTab()).read()).toBe('Dinner');
  // After its own save there is nothing to store.
  one.save();
  one.hear();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[F40] a tab that has saved continues what another tab has written since', async () => {
  const one = await openTab();
  one.save();
  (await openTab()).type('Dinner');
  expect(one.read()).toBe('Dinner');
});

test('a form that was left stores nothing again', async () => {
  const tab = await openTab();
  const release = tab.hold();
  tab.type('Dinner');
  release();
  localStorage.removeItem(Object.keys(localStorage)[0] ?? '');
  tab.hear();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[F40] a restored form, in which nothing was typed yet, stores its text again as well', async () => {
  const before = await openTab();
  before.type('Dinner');
  before.leave();
  const reloaded = await openTab();
  reloaded.hold();
  expect(reloaded.read()).toBe('Dinner');
  localStorage.removeItem(Object.keys(localStorage)[0] ?? '');
  reloaded.hear();
  expect(reloaded.read()).toBe('Dinner');
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test('[F40] a form that shows the draft of a closed tab stores it if another tab discards it', async () => {
  const closed = await openTab();
  closed.type('Dinner');
  const shown = await openTab();
  expect(shown.read()).toBe('Dinner');
  shown.hold();
  const other = await openTab();
  other.read();
  other.save();
  expect(Object.keys(localStorage)).toEqual([]);
  // Its own key never had anything.
  shown.hear([closed.key]);
  expect((await openTab()).read()).toBe('Dinner');
  // After its own save there is nothing to store.
  shown.save();
  shown.hear();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[F40] a form stores its own text again, also if another tab has a newer one', async () => {
  const shown = await openTab();
  shown.type('Dinner');
  shown.hold();
  (await openTab()).type('Supper');
  localStorage.removeItem(Object.keys(localStorage)[0] ?? '');
  // Something else reads the draft before the form hears of it.
  expect(shown.read()).toBe('Dinner');
  shown.hear();
  expect(shown.read()).toBe('Dinner');
});

/** A form that shows the draft of another tab, which has written more since. */
async function showOlderText() {
  const author = await openTab();
  author.type('Dinner');
  const shown = await openTab();
  shown.read();
  shown.hold();
  author.type('Dinner at eight');
  return { author, shown };
}

test('[F40] a form that shows the draft of another tab reads what it shows, not what is written there since', async () => {
  const { shown } = await showOlderText();
  expect(shown.read()).toBe('Dinner');
});

test.each(['its own', 'that of another tab'])(
  '[F40] a page that hears of the deletion of all drafts late does not store %s again',
  async (whose) => {
    const author = await openTab();
    author.type('Dinner');
    const away = whose === 'its own' ? author : await openTab();
    away.read();
    away.hold();
    await openTab();
    const { removeUserData } = await import('./user-data.ts');
    removeUserData('u1', ['drafts']);
    away.hear();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('guestwise.draft'))).toEqual([]);
    // What is typed after it is kept.
    away.type('Supper');
    expect((await openTab()).read()).toBe('Supper');
  },
);

test('[F40] a form that shows the draft of another tab stores nothing while that one still has it', async () => {
  const { author, shown } = await showOlderText();
  shown.hear([author.key]);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test('[F40] of two tabs with the same id, the one that hears of the other stores its text in its own place', async () => {
  const one = await openTab();
  one.hold();
  one.type('Dinner');
  one.leave();
  // A duplicate that was made while the first tab showed another page: it has its id. Then the first one comes back.
  const duplicate = await openTab();
  expect(duplicate.key).toBe(one.key);
  duplicate.type('Supper');
  one.hear();
  expect(one.read()).toBe('Dinner');
  expect(duplicate.read()).toBe('Supper');
  expect(Object.keys(localStorage)).toHaveLength(2);
});
