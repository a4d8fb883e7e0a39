import { Plural } from '@lingui/react/macro';
import type { Post } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import { LikeButton } from './LikeButton.tsx';
import { Drawing } from './Drawing.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { When } from './When.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './PostCard.module.css';

interface PostCardProps {
  post: Post;
  now: number;
}

/** One post, with its comments and a field for a new one. */
export const PostCard = ({ post, now }: PostCardProps) => (
  <Surface as="article" className={styles.post} aria-labelledby={`post-${post.id}`}>
    <header>
      <Avatar name={post.author.name} photoUrl={post.author.avatar?.src} size="large" />
      <div>
        <h3 id={`post-${post.id}`}>
          <ForeignText text={post.author.name} />
        </h3>
        <small>
          <When time={post.time} now={now} />
        </small>
      </div>
    </header>
    <p className={styles.words} dir="auto">
      {post.text}
    </p>
    {post.picture && <Drawing picture={post.picture} />}
    <div className={styles.reactions}>
      <LikeButton post={post} />
      <span>
        <Plural value={post.likes} one="# like" other="# likes" />
      </span>
      <span role="status">
        <Plural value={post.comments.length} one="# comment" other="# comments" />
      </span>
    </div>
    <CommentList comments={post.comments} now={now} />
    <CommentForm postId={post.id} />
  </Surface>
);
