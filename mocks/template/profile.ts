import type { Comment, Person, Post } from '../../src/template/api/template.gen.ts';
import { notFound, wrongField } from '../engine/refusal.ts';
import { type TemplateDb, about, ownerId, type PostSeed, profile } from './db.ts';
import { toUser } from './auth.ts';
import { findRow } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { toEntity, toRow, type RowOf } from './rows.ts';
import { getFilm, getPicture } from './scenes/scenes.ts';

/** As in CommentCreate of the description. */
const longestComment = 1000;

export const profileArea = {
  getProfile: (db) => {
    const account = toUser(findRow(db.accounts, ownerId, 'account'));
    const drawn = getPicture(profile.avatar);
    return {
      status: 200,
      body: {
        ...profile,
        account,
        name: account.displayName,
        avatar: account.photoURL === '' ? drawn : { src: account.photoURL, alt: account.displayName },
        cover: getPicture(profile.cover),
      },
    };
  },

  getTimeline: (db) => ({
    status: 200,
    body: {
      posts: db.posts.all().map((post) => toPost(db, post)),
      activities: db.activities.all().map(toEntity),
    },
  }),

  likePost: (db, { params, body }) => {
    const post = findPost(db, params.postId);
    if (body.liked) db.likes.put(toRow({ id: post.id }));
    else db.likes.remove(post.id);
    return { status: 200, body: toPost(db, post) };
  },

  createComment: (db, { params, body }) => {
    const post = findPost(db, params.postId);
    const text = body.text.trim();
    if (text === '') throw wrongField(400, 'A comment needs words.', 'text', 'Please write something.');
    if (text.length > longestComment)
      throw wrongField(400, 'The comment is too long.', 'text', 'At most 1,000 characters, please.');
    const time = new Date().toISOString();
    const comment = db.comments.put(toRow({ id: db.newId(), post: post.id, time, text }));
    return { status: 201, body: toComment(comment) };
  },

  listPhotos: (db) => ({
    status: 200,
    body: db.photos.all().map(({ _id, scene, isFilm, ...photo }) => {
      const video = isFilm && getFilm(scene);
      return { ...photo, picture: getPicture(scene), ...(video && { video }) };
    }),
  }),

  getAbout: () => ({ status: 200, body: about }),
} satisfies Partial<TemplateHandlers>;

function findPost(db: TemplateDb, id: string): RowOf<PostSeed> {
  const post = db.posts.get(id);
  if (!post) throw notFound('There is no such post.');
  return post;
}

function toPost(db: TemplateDb, { _id, author, scene, likes, ...post }: RowOf<PostSeed>): Post {
  const liked = db.likes.get(_id) !== undefined;
  return {
    ...post,
    author: withAvatar(author),
    ...(scene && { picture: getPicture(scene) }),
    likes: likes + Number(liked),
    liked,
    comments: db.comments
      .all()
      .filter((comment) => comment.post === _id)
      .map(toComment),
  };
}

const toComment = ({ id, author, time, text }: Comment): Comment => ({
  id,
  ...(author && { author: withAvatar(author) }),
  time,
  text,
});

/** Only the owner of the profile has a portrait. */
const withAvatar = (person: Person): Person =>
  person.id === ownerId ? { ...person, avatar: getPicture(profile.avatar) } : person;
