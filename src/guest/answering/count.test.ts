import { expect, test, vi } from 'vitest';
import { untouched } from './answering-state.ts';
import { clampCount, getAnswerState, getKeyStep, isOverLimit } from './count.ts';

test.each([
  [-1, 4, 0],
  [0, 4, 0],
  [4, 4, 4],
  [5, 4, 4],
])('%i of at most %i is sent as %i', (count, limit, sent) => {
  expect(clampCount(count, limit)).toBe(sent);
});

test.each([
  [null, null, 'open'],
  [null, 2, 'saved'],
  [2, 2, 'saved'],
  [0, null, 'changed'],
  [3, 2, 'changed'],
] as const)('with the choice %j and %j saved, the answer is %s', (choice, saved, state) => {
  expect(getAnswerState(choice, saved)).toBe(state);
});

const invite = (invitation: { limit?: number; isSingleGuest?: boolean }) => ({
  ...untouched,
  invitation: { ...untouched.invitation, limit: undefined, isSingleGuest: false, ...invitation } as never,
});

test('a count is over the limit only where there is one', () => {
  expect([4, 5].map((count) => isOverLimit(count, invite({ limit: 4 })))).toEqual([false, true]);
  expect(isOverLimit(5, invite({}))).toBe(false);
  expect(isOverLimit(5, untouched)).toBe(false);
});

const noKeys = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowRight', 1, -1],
  ['ArrowLeft', -1, 1],
  ['Home', -Infinity, -Infinity],
  ['End', undefined, undefined],
  ['a', undefined, undefined],
])('%s moves a slider by %j, and by %j from right to left', (key, ltr, rtl) => {
  const press = (direction: string) => {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    return getKeyStep({ key, ...noKeys }, {} as Element);
  };
  expect([press('ltr'), press('rtl')]).toEqual([ltr, rtl]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'a shortcut with %s moves no slider, and other keys stay',
  (held) => {
    const press = (key: string) => getKeyStep({ key, ...noKeys, [held]: true }, {} as Element);
    expect(['ArrowLeft', 'PageUp', 'Home', 'End', 'a', 'xArrowLeft'].map(press)).toEqual([
      0,
      0,
      0,
      0,
      undefined,
      undefined,
    ]);
  },
);
