import { createStore, once, type Store, type Tables } from '../world/store.ts';
import { accounts } from './seeds/accounts.ts';
import { photos } from './seeds/photos.ts';
import { earlierOrders } from './seeds/earlier-orders.ts';
import { calendarEvents } from './seeds/calendar-events.ts';
import { contacts, contactsUser } from './seeds/contacts.ts';
import { products } from './seeds/products.ts';
import { laterOrders } from './seeds/later-orders.ts';
import { labels } from './seeds/labels.ts';
import { notes } from './seeds/notes.ts';
import { questions } from './seeds/questions.ts';
import { activities, comments, posts } from './seeds/timeline.ts';
import type { CodeRow } from './providers.ts';
import type { MailRow } from './reset.ts';
import { rowsOf } from './rows.ts';

const seeds = {
  orders: once(() => rowsOf([...earlierOrders, ...laterOrders])),
  products: once(() => rowsOf(products)),
  calendarEvents: once(() => rowsOf(calendarEvents())),
  contacts: once(() => rowsOf(contacts)),
  contactsUsers: once(() => rowsOf([contactsUser])),
  labels: once(() => rowsOf(labels)),
  notes: once(() => rowsOf(notes)),
  questions: once(() => rowsOf(questions)),
  accounts: once(() => rowsOf(accounts)),
  mails: once(() => rowsOf<MailRow>([])),
  codes: once(() => rowsOf<CodeRow>([])),
  posts: once(() => rowsOf(posts())),
  comments: once(() => rowsOf(comments())),
  activities: once(() => rowsOf(activities())),
  photos: once(() => rowsOf(photos())),
  /** The posts that the visitor likes, by their keys. */
  likes: once(() => rowsOf<{ id: string }>([])),
};

type TemplateTables = Tables<typeof seeds>;

/** The tables of the template areas, as their handlers use them. */
export interface TemplateDb extends TemplateTables {
  newId(): string;
}

export const createTemplateStore = (): Store<TemplateTables> => createStore(seeds);

export const createTemplateDb = (store: Store<TemplateTables>): TemplateDb => ({
  ...store.tables,
  newId: store.newId,
});
