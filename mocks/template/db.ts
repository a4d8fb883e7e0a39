import { type Database, once } from '../world/store.ts';
import { toRows } from './rows.ts';
import {
  accounts,
  activities,
  calendarEvents,
  comments,
  contacts,
  contactsUser,
  labels,
  notes,
  orders,
  photos,
  posts,
  products,
  questions,
} from './seeds.ts';

/** The tables of the template areas before their first change. */
export const templateSeeds = {
  orders: once(() => toRows(orders)),
  products: once(() => toRows(products)),
  calendarEvents: once(() => toRows(calendarEvents())),
  contacts: once(() => toRows(contacts)),
  contactsUsers: once(() => toRows([contactsUser])),
  labels: once(() => toRows(labels)),
  notes: once(() => toRows(notes)),
  questions: once(() => toRows(questions)),
  accounts: once(() => toRows(accounts)),
  posts: once(() => toRows(posts())),
  comments: once(() => toRows(comments())),
  activities: once(() => toRows(activities())),
  photos: once(() => toRows(photos())),
  /** The posts that the visitor likes, by their keys. */
  likes: once(() => toRows<{ id: string }>([])),
};

/** The tables of the template areas, as their handlers use them. */
export type TemplateDb = Database<typeof templateSeeds>;
