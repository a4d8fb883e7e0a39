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
const chosenAgain: Situation = { ...sent, state: { ...sent.state, choice: 3 } };
const backAtThePanel: Situation = { ...sent, state: { choice: 2, delivery: 'idle', thanked: false } };
const stillThanked: Situation = { ...sent, state: { choice: 3, delivery: 'idle', thanked: true } };

type Storage = NonNullable<ReturnType<typeof describeOutcome>['storage']>;
type Change = ReturnType<typeof describeOutcome>['change'];

test.each<[string, Outcome, Situation, Storage, Change]>([
  ['saved: thanks', 'saved', sent, 'discard', { delivery: 'idle', pending: null, thanked: true }],
  [
    'saved, another count chosen meanwhile: no thanks',
    'saved',
    chosenAgain,
    'discard',
    { delivery: 'idle', pending: null, thanked: false },
  ],
  [
    'confirmed by a read: the guest who went back stays at the panel',
    'saved',
    backAtThePanel,
    'discard',
    { delivery: 'idle', pending: null, thanked: false },
  ],
  [
    'confirmed by a read: the thank-you stays',
    'saved',
    stillThanked,
    'discard',
    { delivery: 'idle', pending: null, thanked: true },
  ],
  [
    'saved by the status alone: thanks, and stays stored',
    'saved-unseen',
    sent,
    false,
    { delivery: 'idle', thanked: true },
  ],
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
  ['refused', 'refused', sent, 'keep', { delivery: 'refused', thanked: false }],
  ['unsure', 'unsure', sent, 'keep', { delivery: 'unsure', thanked: false }],
  ['not saved', 'not-saved', sent, 'keep', { delivery: 'not-saved', thanked: false }],
  [
    'over the limit: the guest chooses again',
    'over-limit',
    sent,
    'keep',
    { delivery: 'over-limit', choice: null, thanked: false },
  ],
  ['offline', 'waiting', sent, 'waiting', { delivery: 'waiting', thanked: false }],
  ['a busy server', 'busy', sent, 'waiting', { delivery: 'busy', thanked: false }],
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
