import { expect, test } from 'vitest';
import { parseAnalytics } from './analytics.ts';
import { answersSeen } from './answers-seen.ts';

const minute = 60_000;
const read = (accepted: number | undefined, minutes: number) => ({
  id: 'e1',
  analytics: parseAnalytics({ accepted, rejected: 1 }),
  at: minutes * minute,
});

test('answers are new until the next visit has ended', () => {
  const visit = (accepted: number | undefined, minutes: number) => {
    const news = answersSeen.getNews('u1', read(accepted, minutes));
    answersSeen.note('u1', read(accepted, minutes));
    return news && [news.count, Date.parse(news.since) / minute];
  };
  expect(visit(2, 0)).toBeUndefined();
  expect(visit(3, 10)).toEqual([1, 0]);
  // A new visit: the last look was at minute 10.
  expect(visit(6, 100)).toEqual([3, 10]);
  expect(visit(7, 120)).toEqual([4, 10]);
  expect(visit(undefined, 121)).toBeUndefined();
  expect(visit(7, 500)).toBeUndefined();
  // Guests were deleted.
  expect(visit(1, 900)).toBeUndefined();
  expect(answersSeen.getNews('u2', read(9, 900))).toBeUndefined();
});

test('dismissed answers are not new, until that is taken back', () => {
  answersSeen.note('u3', read(2, 0));
  const restore = answersSeen.dismiss('u3', read(5, 60));
  expect(answersSeen.getNews('u3', read(5, 61))).toBeUndefined();
  restore();
  expect(answersSeen.getNews('u3', read(5, 61))).toMatchObject({ count: 3 });
});

test('the organiser’s own answers are not new and hide no other', () => {
  answersSeen.note('u4', read(2, 0));
  answersSeen.addOwn('e1', 3);
  expect(answersSeen.getNews('u4', read(5, 1))).toBeUndefined();
  answersSeen.note('u4', read(5, 1));
  answersSeen.addOwn('e1', -1);
  expect(answersSeen.getNews('u4', read(5, 60))).toMatchObject({ count: 1 });
});
