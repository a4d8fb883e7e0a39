import type { Comment, Post, Timeline } from '../../../api/template.gen.ts';

/** The timeline after the visitor likes a post, or removes the like. */
export const withLike = (timeline: Timeline, postId: string, liked: boolean): Timeline =>
  withPost(timeline, postId, (post) =>
    post.liked === liked ? post : { ...post, liked, likes: post.likes + (liked ? 1 : -1) },
  );

/** The timeline with one more comment, the last of its post. */
export const withComment = (timeline: Timeline, postId: string, comment: Comment): Timeline =>
  withPost(timeline, postId, (post) => ({ ...post, comments: [...post.comments, comment] }));

/** The timeline without a comment that was not accepted. */
export const withoutComment = (timeline: Timeline, postId: string, commentId: string): Timeline =>
  withPost(timeline, postId, (post) => ({
    ...post,
    comments: post.comments.filter(({ id }) => id !== commentId),
  }));

const withPost = (timeline: Timeline, postId: string, change: (post: Post) => Post): Timeline => ({
  ...timeline,
  posts: timeline.posts.map((post) => (post.id === postId ? change(post) : post)),
});
