import { expect, test } from 'vitest';
import { parseGuest } from '../guest/guest.ts';
import { parseAnalytics } from './analytics.ts';
import { answersSeen } from './answers-seen.ts';
import { latestAnswers } from './latest-answers.ts';

const minute = 60_000;
const read = (answers: (number | null)[], minutes: number) => ({
  eventId: 'e1',
  guests: answers.flatMap((rsvpCount, place) => parseGuest({ _id: `g${place}`, rsvpCount }) ?? []),
  at: minutes * minute,
});
function find(user: string, answers: (number | null)[], minutes: number) {
  const news = latestAnswers.find(user, read(answers, minutes));
  return news && [news.guests.map(({ id }) => id), Date.parse(news.since) / minute];
}
function visit(user: string, answers: (number | null)[], minutes: number) {
  const found = find(user, answers, minutes);
  latestAnswers.note(user, read(answers, minutes));
  return found;
}

test('new and changed answers are those since the visit before', () => {
  expect(visit('u1', [2, null, null, 4], 0)).toBeUndefined();
  expect(visit('u1', [2, 0, null, 4], 10)).toEqual([['g1'], 0]);
  // A new visit: the last look was at minute 10.
  expect(visit('u1', [3, 0, null, 4], 100)).toEqual([['g0'], 10]);
  // An answer that was removed is none.
  expect(visit('u1', [3, 0, null, null], 110)).toEqual([['g0'], 10]);
  expect(visit('u1', [3, 0, null, null], 500)).toBeUndefined();
  expect(find('u2', [3, 0, null, null], 500)).toBeUndefined();
});

test('an answer that replaces another one is a changed one', () => {
  visit('u5', [2, null], 0);
  const news = latestAnswers.find('u5', read([3, 1], 60));
  expect([...(news?.changed ?? [])].map(({ id }) => id)).toEqual(['g0']);
});

test('the organiser’s own answer is not new and hides no other', () => {
  answersSeen.note('u3', { id: 'e1', analytics: parseAnalytics({}), at: 0 });
  visit('u3', [null, null], 0);
  const [own] = read([2], 0).guests;
  if (own) latestAnswers.addOwn('e1', own);
  expect(find('u3', [2, 1], 60)).toEqual([['g1'], 0]);
});

test('the answers of a very long list are not kept', () => {
  const many = Array.from({ length: 1001 }, () => null);
  visit('u4', many, 0);
  expect(visit('u4', [1, ...many], 60)).toBeUndefined();
});
