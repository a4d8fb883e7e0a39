import { expect, test } from 'vitest';
import { contacts, notes, orders, posts } from '../../template/db.ts';
import description from '../description.gen.json' with { type: 'json' };
import { cardNames } from '../cards/cards.ts';
import { conferenceGuestId, conferenceGuests, conferenceSize } from './conference.ts';
import { guestWithLongName, guestWithPrototypeKeys, hostileGuests } from './hostile.ts';
import { cardPath } from './invite.ts';
import { hostileSeeds, seeds } from './seeds.ts';

test('every id is valid by the description', () => {
  const pattern = new RegExp(description.components.schemas.Id.pattern);
  const rows = Object.values(hostileSeeds).flatMap((table) => [...table().keys()]);
  expect(rows.filter((id) => !pattern.test(id))).toEqual([]);
});

test('seeds: guests and messages have an event, events a card', () => {
  const events = hostileSeeds.events();
  const parts = [...hostileSeeds.guests().values(), ...hostileSeeds.messages().values()];
  expect(parts.filter(({ event }) => !events.has(event))).toEqual([]);
  const cards = new Set<string | undefined>(cardNames.map(cardPath));
  expect([...events.values()].filter(({ image }) => !cards.has(image))).toEqual([]);
});

test('the conference has the same ten thousand guests every time', () => {
  const [one, other] = [conferenceGuests(), conferenceGuests()];
  expect(one).toHaveLength(conferenceSize);
  expect(one).toEqual(other);
  expect(one.at(-1)?._id).toBe(conferenceGuestId(conferenceSize));
});

test('the conference has guests of every kind, and none above the limit', () => {
  const guests = conferenceGuests();
  for (const is of [
    (count: number | null) => count === null,
    (count: number | null) => count === 0,
    (count: number | null) => Number(count) > 0,
  ]) {
    expect(guests.filter(({ rsvpCount }) => is(rsvpCount)).length).toBeGreaterThan(1_000);
  }
  expect(guests.filter(({ rsvpCount, invitees }) => (rsvpCount ?? 0) > invitees)).toEqual([]);
});

test('what a newcomer sees first holds no markup', () => {
  const backend = JSON.stringify(Object.values(seeds).map((table) => [...table().values()]));
  const template = JSON.stringify([...notes, ...contacts, ...posts(), ...orders]);
  expect(`${backend} ${template}`).not.toMatch(/<(?:img|script|b|svg)\b|javascript:|\u202e/i);
});

test('the hostile guests contain what their names promise', () => {
  const guests = new Map(hostileGuests.map((guest) => [guest._id, guest]));
  expect(guests.get(guestWithLongName)?.name).toHaveLength(10_000);
  expect(Object.hasOwn(guests.get(guestWithPrototypeKeys) ?? {}, '__proto__')).toBe(true);
});
