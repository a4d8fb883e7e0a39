import type { Activity, Comment, Person } from '../../../src/api/template.gen.ts';
import type { Scene } from '../scenes/scenes.ts';
import { daysAgo, hoursAgo } from './ago.ts';
import { bartholomew, deniz, ines, irem, layla, marcus, selin } from './people.ts';

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

export interface CommentSeed extends Comment {
  post: string;
}

/** Created again for every page, because its times count back from now. */
export const posts = (): PostSeed[] => [
  {
    id: 'lanterns',
    author: selin,
    time: hoursAgo(3),
    text: 'Forty lanterns are up, the long table is level at last, and the rain stays in the hills. Harvest supper tomorrow: 86 of 92 have answered, and the six others get a call tonight.',
    scene: 'lanterns',
    likes: 48,
  },
  {
    id: 'marquee',
    author: marcus,
    time: daysAgo(1, 4),
    text: 'Scouted the hillside with Selin. The marquee fits between the olive trees with a metre to spare.\n\nNote to all suppliers: the last bend is narrow. Vans yes, lorries no.',
    scene: 'marquee',
    likes: 21,
  },
  {
    id: 'thanks',
    author: layla,
    time: daysAgo(5, 2),
    text: 'شكراً لكِ يا سيلين على ليلة لا تُنسى. أجاب كل الضيوف عن الدعوة خلال يومين، حتى خالي الذي لا يجيب عن أحد!',
    likes: 63,
  },
  {
    id: 'guest-book',
    author: deniz,
    time: daysAgo(12),
    text: 'A guest signed the guest book as “Little Bobby Tables”. We gave him table 7, near the door.',
    likes: 9,
  },
  {
    id: 'invitations',
    author: selin,
    time: daysAgo(34, 6),
    text: 'Sealed the last of the paper invitations. Everybody else gets the link; my thumbs are grateful.',
    scene: 'invitations',
    likes: 37,
  },
];

export const comments = (): CommentSeed[] => [
  {
    id: 'lanterns-1',
    post: 'lanterns',
    author: irem,
    time: hoursAgo(2.4),
    text: 'They look wonderful. Is there a second string for the steps?',
  },
  {
    id: 'lanterns-2',
    post: 'lanterns',
    author: selin,
    time: hoursAgo(1.2),
    text: 'There is! It goes up in the morning.',
  },
  {
    id: 'marquee-1',
    post: 'marquee',
    author: bartholomew,
    time: hoursAgo(26),
    text: 'Will the piano be carried up by hand, then?',
  },
  {
    id: 'invitations-1',
    post: 'invitations',
    author: ines,
    time: daysAgo(33),
    text: 'Ours came today. The seal survived the post!',
  },
];

export const activities = (): Activity[] => [
  { id: 'a1', person: ines, time: hoursAgo(0.4), text: 'accepted the invitation to the harvest supper' },
  { id: 'a2', person: irem, time: hoursAgo(7), text: 'changed the answer to 3 people' },
  { id: 'a3', person: layla, time: daysAgo(2), text: 'رشّحت سيلين لحفل الربيع' },
  { id: 'a4', person: bartholomew, time: daysAgo(6), text: 'joined Suppers by the Sea' },
  { id: 'a5', person: deniz, time: daysAgo(19), text: 'shared the seating plan' },
];
