import { expect, test } from 'vitest';
import type { Draft } from '../storage/drafts.ts';
import { readBeginning, readSent, withBeginning } from './draft-beginning.ts';

function emptyDraft(): Draft {
  let kept: Readonly<Record<string, string>> | undefined;
  return {
    key: 'event new',
    read: () => kept,
    write: (values) => void (kept = values),
    rewrite: () => undefined,
    remove: () => void (kept = undefined),
    hold: () => () => undefined,
    prepareCreate: () => ({ name: '', note: () => undefined }),
    isCreatedElsewhere: () => false,
  };
}

const dinner = { name: 'Dinner', welcomeMessage: '', isSingleGuest: 'on' };
const supper = { ...dinner, name: 'Supper', isSingleGuest: '' };

test('[F29] a draft remembers the version it was started from, whatever is saved now', () => {
  const draft = emptyDraft();
  withBeginning(draft, dinner).write({ name: 'Feast', isSingleGuest: '' });
  expect(readBeginning(draft, supper)).toEqual(dinner);
  expect(draft.read()).toMatchObject({ name: 'Feast', isSingleGuest: '' });
});

test('without a draft, or without a base version, the current one is the base', () => {
  const draft = emptyDraft();
  expect(readBeginning(draft, supper)).toEqual(supper);
  draft.write({ name: 'Feast' });
  expect(readBeginning(draft, supper)).toEqual(supper);
});

test('[F29] a draft remembers what was sent from it', () => {
  const draft = emptyDraft();
  expect(readSent(draft)).toEqual({});
  withBeginning(draft, dinner, { name: 'Feast' }).write({ name: 'Feasts' });
  expect(readSent(draft)).toEqual({ name: 'Feast' });
  expect(readBeginning(draft, supper)).toEqual(dinner);
});

test('[F29] what was sent before is forgotten once the form sends again', () => {
  const draft = emptyDraft();
  withBeginning(draft, dinner, { name: 'Feast' }).write({ name: 'Feasts' });
  withBeginning(draft, dinner, {}).write(draft.read() ?? {});
  expect(readSent(draft)).toEqual({});
  expect(draft.read()).toMatchObject({ name: 'Feasts' });
});
