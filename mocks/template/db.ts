import { type Database, once } from '../world/store.ts';
import { toRows } from './rows.ts';
import type {
  About,
  Activity,
  CalendarEvent,
  Comment,
  Contact,
  ContactsUser,
  Invoice,
  Label,
  Note,
  Order,
  Person,
  Photo,
  Product,
  Profile,
  Question,
  TemplateUser,
} from '../../src/template/api/template.gen.ts';
import { passwordMark } from './password-mark.ts';
import type { Scene } from './scenes/scenes.ts';
import aboutJson from './seeds/about.json' with { type: 'json' };
import accountsJson from './seeds/accounts.json' with { type: 'json' };
import calendarJson from './seeds/calendar-events.json' with { type: 'json' };
import contactsJson from './seeds/contacts.json' with { type: 'json' };
import contactsUserJson from './seeds/contacts-user.json' with { type: 'json' };
import invoiceJson from './seeds/invoice.json' with { type: 'json' };
import labelsJson from './seeds/labels.json' with { type: 'json' };
import notesJson from './seeds/notes.json' with { type: 'json' };
import ordersJson from './seeds/orders.json' with { type: 'json' };
import photosJson from './seeds/photos.json' with { type: 'json' };
import productsJson from './seeds/products.json' with { type: 'json' };
import profileJson from './seeds/profile.json' with { type: 'json' };
import questionsJson from './seeds/questions.json' with { type: 'json' };
import timelineJson from './seeds/timeline.json' with { type: 'json' };

/** Increase it when a seed changes, so that changes kept for the old seeds are not applied to the new ones. */
export const templateSeedsVersion = 5;

/** The owner of the profile, of the contacts and of an account. */
export const ownerId = 'selin';

export const about: About = aboutJson;
export const contacts: readonly Contact[] = contactsJson;
export const invoice: Invoice = invoiceJson;
export const labels: readonly Label[] = labelsJson;
export const notes: readonly Note[] = notesJson;
/** The questions in each language. */
export const questions: readonly ({ id: string } & Record<'en' | 'tr' | 'ar', Omit<Question, 'id'>>)[] =
  questionsJson;
// A JSON import widens 'flowers' to string. The tests compare every response with the description.
export const orders = ordersJson as readonly Order[];

/** Pictures are named by scene. The account's name and picture may replace those here. */
type Drawn<T> = { [Key in keyof T]: Key extends 'avatar' | 'cover' ? Scene : T[Key] };
export const profile = profileJson as Drawn<Omit<Profile, 'name' | 'account'>>;

/** An account of the template's login pages. No password is stored, because people may type real ones. */
export interface Account extends TemplateUser {
  passwordMark: string;
}

const accounts = (accountsJson as (TemplateUser & { password: string })[]).map(
  ({ password, ...user }): Account => ({ ...user, passwordMark: passwordMark(user.id, password) }),
);

/** A post without the visitor's likes and comments. */
export interface PostSeed {
  id: string;
  author: Person;
  time: string;
  text: string;
  scene?: Scene;
  /** The likes of everyone but the visitor. */
  likes: number;
}
type CommentSeed = Comment & { post: string };
interface PhotoSeed extends Omit<Photo, 'picture' | 'video'> {
  scene: Scene;
  /** The scene's film instead of its drawing. */
  isFilm?: true;
}

/** Times count back from this visit, so that the demo data never looks old. */
const withTimes = <T extends { time: string }>(seeds: readonly { hoursAgo: number }[]) =>
  seeds.map(({ hoursAgo, ...seed }) => ({
    ...seed,
    time: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  })) as unknown as T[];

export const posts = () => withTimes<PostSeed>(timelineJson.posts);
const comments = () => withTimes<CommentSeed>(timelineJson.comments);
const activities = () => withTimes<Activity>(timelineJson.activities);
const photos = () => withTimes<PhotoSeed>(photosJson);

/** The time of a seed such as `-2T09:30`: a day two days before today. */
function toTime(text: string): string {
  const [days, time = ''] = text.split('T');
  const date = new Date();
  date.setDate(date.getDate() + Number(days));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${time}`;
}

/** A planner's weeks around today. */
const calendarEvents = () =>
  (calendarJson as CalendarEvent[]).map((event) => ({
    ...event,
    start: toTime(event.start),
    end: toTime(event.end),
  }));

/** The tables of the template areas before their first change. */
export const templateSeeds = {
  orders: once(() => toRows(orders)),
  products: once(() => toRows(productsJson as Product[])),
  calendarEvents: once(() => toRows(calendarEvents())),
  contacts: once(() => toRows(contacts)),
  contactsUsers: once(() => toRows<ContactsUser>([contactsUserJson])),
  labels: once(() => toRows(labels)),
  notes: once(() => toRows(notes)),
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
