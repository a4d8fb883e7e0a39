import { beforeEach, expect, test, vi } from 'vitest';
import { openTab, startBrowser } from './test-tabs.ts';

beforeEach(startBrowser);

const getDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('guestwise.draft '));

/** Two tabs with the same form: one has typed the text, the other shows a copy of it. */
async function openCopies() {
  const author = await openTab();
  const onCreateElsewhere = vi.fn<() => void>();
  author.hold(onCreateElsewhere);
  author.type('Dinner');
  const copy = await openTab();
  expect(copy.read()).toBe('Dinner');
  return { author, copy, onCreateElsewhere };
}

test('[F08] a form does not store again what another tab has created', async () => {
  const { author, copy, onCreateElsewhere } = await openCopies();
  copy.create();
  author.hear();
  expect(onCreateElsewhere).toHaveBeenCalledOnce();
  expect(author.isCreatedElsewhere()).toBe(true);
  expect(getDrafts()).toEqual([]);
});

test('[F08] a form keeps what was typed since, also if the text was created in another tab', async () => {
  const { author, copy, onCreateElsewhere } = await openCopies();
  author.type('Dinner at eight');
  copy.create();
  author.hear();
  expect(onCreateElsewhere).not.toHaveBeenCalled();
  expect(author.isCreatedElsewhere()).toBe(false);
  expect((await openTab()).read()).toBe('Dinner at eight');
});

test('[F08] a copy that is still stored after the create is deleted, and not restored', async () => {
  const { copy } = await openCopies();
  const third = await openTab();
  third.read();
  third.type('Dinner');
  copy.create();
  expect((await openTab()).read()).toBeUndefined();
  expect(getDrafts()).toEqual([]);
});

test('[F08] a copy in which only what is beside the record differs is created with it', async () => {
  const author = await openTab(['images']);
  author.hold();
  author.type('Dinner');
  const copy = await openTab(['images']);
  copy.read();
  copy.type('Dinner', { images: 'sunrise' });
  copy.create();
  expect(author.isCreatedElsewhere()).toBe(true);
  expect((await openTab(['images'])).read()).toBeUndefined();
});

test('the same text that is written again later is another draft', async () => {
  const tab = await openTab();
  tab.type('Dinner');
  tab.create();
  tab.type('Dinner');
  expect(tab.isCreatedElsewhere()).toBe(false);
  expect((await openTab()).read()).toBe('Dinner');
});

test('[F08] what was sent is what was created, also if the form changes its draft meanwhile', async () => {
  const { author, copy } = await openCopies();
  const { note } = copy.prepareCreate();
  copy.type('Dinner, and its picture');
  note();
  copy.save();
  expect(author.isCreatedElsewhere()).toBe(true);
});

test('the same text that is typed again after another tab has created it is another draft', async () => {
  const { author, copy } = await openCopies();
  const release = author.hold();
  copy.create();
  release();
  expect(author.read()).toBeUndefined();
  author.type('Dinner');
  expect(author.isCreatedElsewhere()).toBe(false);
});

test('a form that was started without a draft takes none of another tab', async () => {
  const tab = await openTab();
  expect(tab.read()).toBeUndefined();
  const release = tab.hold();
  (await openTab()).type('Dinner');
  expect(tab.read()).toBeUndefined();
  release();
  expect(tab.read()).toBe('Dinner');
});

test('a form without text has created nothing', async () => {
  const tab = await openTab();
  tab.create();
  expect(tab.isCreatedElsewhere()).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});
