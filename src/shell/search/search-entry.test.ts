import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearchedEntry, maxResults, type SearchedEntry, suggest } from './search-entry.ts';

const entry = (id: string, kind: SearchedEntry['kind'], ...texts: string[]) =>
  createSearchedEntry({ id, kind, title: texts[0] ?? id }, texts);
const entries = [
  entry('page:calendar', 'page', 'Calendar', 'Takvim', 'التقويم'),
  entry('page:events', 'page', 'Events', 'Etkinlikler', 'المناسبات'),
  entry('event:1', 'event', 'Işıl’ın düğünü'),
  entry('setting:dark', 'setting', 'Dark theme', 'Koyu tema', 'سمة داكنة'),
  entry('action:new', 'action', 'New event', 'Yeni etkinlik', 'مناسبة جديدة'),
];
const ids = (query: string, recent: string[] = []) => suggest(entries, query, recent).map(({ id }) => id);

test.each([
  ['takvim', 'page:calendar'],
  ['تقويم', 'page:calendar'],
  ['isil dugun', 'event:1'],
  ['dark', 'setting:dark'],
])('%s finds %s in any language, as matches-query compares', (query, id) => {
  expect(ids(query)[0]).toBe(id);
});

test.each([
  ['checkin', 'Check-in'],
  ['fullscreen', 'Full screen'],
  ['layla omars', 'Layla & Omar’s'],
  ['faq', 'Questions'],
  ['language', 'Türkçe'],
])('%s finds %s', (query, title) => {
  const pages = [
    createSearchedEntry({ id: 'a', kind: 'page', title, url: '/pages/faq' }, [title], ['language, English']),
    entry('b', 'page', 'Somewhere else'),
  ];
  expect(suggest(pages, query, []).map(({ label }) => label)).toEqual([title]);
});

test('matches at the start come first, and recent entries come before others', () => {
  expect(ids('e').slice(0, 2)).toEqual(['page:events', 'action:new']);
  expect(ids('event')).toEqual(['page:events', 'action:new']);
  const two = [entry('a', 'page', 'Page one'), entry('b', 'page', 'Page two')];
  expect(suggest(two, 'page', ['b']).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('without a query: recent entries first, without settings', () => {
  expect(ids('', ['page:events'])[0]).toBe('page:events');
  expect(ids('')).not.toContain('setting:dark');
});

test('a part of an event is found by both names', () => {
  const detail = 'Işıl’ın düğünü';
  const part = { id: 'event:1 scan', kind: 'page', title: 'Check-in', detail, isOnDemand: true } as const;
  const all = [...entries, createSearchedEntry(part, ['Check-in', 'Giriş', 'تسجيل الحضور'])];
  const find = (query: string) => suggest(all, query, []).map(({ id }) => id);
  expect(find('dugun giris')).toEqual(['event:1 scan']);
  expect(find('isil')).toEqual(['event:1', 'event:1 scan']);
  expect(find('')).not.toContain('event:1 scan');
});

test('without a match nothing is suggested', () => {
  expect(ids('no such thing')).toEqual([]);
});

test('there are never more than ten suggestions', () => {
  const many = Array.from({ length: 60 }, (_, count) => entry(`page:${count}`, 'page', `Page ${count}`));
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(suggest(many, query, []).length).toBeLessThanOrEqual(maxResults);
    }),
  );
  expect(suggest(many, 'page', [])).toHaveLength(10);
});
