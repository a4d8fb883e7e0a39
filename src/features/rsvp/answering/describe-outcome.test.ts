import { expect, test } from 'vitest';
import { describeOutcome, type Outcome } from './answer-sender.ts';

type Situation = Parameters<typeof describeOutcome>[1];

const sent: Situation = {
  count: 2,
  state: { choice: 2, delivery: 'sending', thanked: false },
  isOwn: true,
  removedElsewhere: false,
};
const taken: Situation = { ...sent, isOwn: false, removedElsewhere: true };
const replaced: Situation = { ...sent, isOwn: false };

type Storage = NonNullable<ReturnType<typeof describeOutcome>['storage']>;
type Change = ReturnType<typeof describeOutcome>['change'];

test.each<[string, Outcome, Situation, Storage, Change]>([
  [
    '[F14] an invalid link: kept for when it works again',
    'not-valid',
    sent,
    'keep',
    { page: 'not-valid', delivery: 'idle', pending: null },
  ],
  [
    'an invalid link, the answer taken by another tab',
    'not-valid',
    taken,
    false,
    { page: 'not-valid', delivery: 'idle', pending: null },
  ],
  [
    'an invalid link, a newer answer stored',
    'not-valid',
    replaced,
    false,
    { page: 'not-valid', delivery: 'idle', pending: null },
  ],
  [
    'offline, a newer answer stored',
    'waiting',
    replaced,
    false,
    { pending: 2, delivery: 'waiting', thanked: false },
  ],
  [
    'offline, taken by another tab: not sent automatically',
    'waiting',
    taken,
    false,
    { pending: 2, isKept: false, delivery: 'not-saved', thanked: false },
  ],
  [
    'refused, taken by another tab',
    'refused',
    taken,
    false,
    { pending: 2, isKept: false, delivery: 'refused', thanked: false },
  ],
])('%s', (_, outcome, situation, storage, change) => {
  const settlement = describeOutcome(outcome, situation);
  expect(settlement.storage ?? false).toBe(storage);
  expect(settlement.change).toEqual(change);
});
