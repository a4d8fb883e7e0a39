import { Trans } from '@lingui/react/macro';
import type { Comment } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { When } from './When.tsx';
import styles from './PostCard.module.css';

/** The comments on a post, oldest first. */
export function CommentList({ comments, now }: { comments: readonly Comment[]; now: number }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map(({ id, author, text, time }) => (
        <li key={id}>
          <Avatar name={author?.name ?? ''} photoUrl={author?.avatar?.src} />
          <div>
            <b>{author ? <ForeignText text={author.name} /> : <Trans>You</Trans>}</b>{' '}
            <small>
              <When time={time} now={now} />
            </small>
            <p dir="auto">
              <ForeignText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
