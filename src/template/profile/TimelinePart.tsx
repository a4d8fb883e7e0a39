import { Button, Input, ToggleButton } from '@fluentui/react-components';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Person, Post } from '../api/template.gen.ts';
import { useTemplateApi, useTemplateScope } from '../api/use-template-api.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { joinClasses } from '../../ui/layout/classes.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { createComment, likePost } from './mutations.ts';
import styles from './Profile.module.css';
import { timelineQuery } from './queries.ts';

/** The posts, with recent activity beside them. */
export function TimelinePart() {
  const { data, dataUpdatedAt: now } = useSuspenseQuery(timelineQuery(useTemplateApi()));
  return (
    <div className={styles.timeline}>
      <section aria-labelledby="posts">
        <h2 id="posts" className="visually-hidden">
          <Trans>Posts</Trans>
        </h2>
        {data.posts.length === 0 && (
          <Surface as="div">
            <EmptyState icon={<ImageMultipleRegular aria-hidden />} title={<Trans>No posts yet</Trans>} />
          </Surface>
        )}
        {data.posts.map((post) => (
          <PostCard key={post.id} post={post} now={now} />
        ))}
      </section>
      {data.activities.length > 0 && (
        <Surface as="aside" isPadded aria-labelledby="activities">
          <h2 id="activities">
            <Trans>Latest activity</Trans>
          </h2>
          <ul>
            {data.activities.map(({ id, person, text, time }) => (
              <Saying key={id} person={person} time={time} now={now}>
                {text}
              </Saying>
            ))}
          </ul>
        </Surface>
      )}
    </div>
  );
}

interface SayingProps {
  /** Without one, the visitor. */
  person: Person | undefined;
  /** ISO 8601. */
  time: string;
  /** When it was read, in milliseconds since 1970, so that a new render does not change the text. */
  now: number;
  children: ReactNode;
}

/** A post or an activity of a person, with its time. */
function Saying({ person, time, now, children }: SayingProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.saying}>
      <Avatar name={person?.name ?? ''} photoUrl={person?.avatar?.src} />
      <div>
        <b>{person ? <ForeignText text={person.name} /> : <Trans>You</Trans>}</b>{' '}
        <small>{formatRelativeTime(time, now, i18n.locales ?? i18n.locale)}</small>
        <p dir="auto">{children}</p>
      </div>
    </li>
  );
}

/** One post, with its comments and a field for a new one. */
function PostCard({ post, now }: { post: Post; now: number }) {
  const { mutate: like } = useMutation(likePost(useTemplateScope()));
  return (
    <Surface as="article" isPadded className={styles.post} aria-label={post.author.name}>
      <ul>
        <Saying person={post.author} time={post.time} now={now}>
          {post.text}
        </Saying>
      </ul>
      {post.picture && (
        <img src={post.picture.src} alt={post.picture.alt} width="1200" height="900" loading="lazy" />
      )}
      <div className={styles.row}>
        <ToggleButton
          appearance="subtle"
          checked={post.liked}
          icon={post.liked ? <Heart20Filled /> : <Heart20Regular />}
          onClick={() => like({ postId: post.id, liked: !post.liked })}
        >
          <Trans>Like</Trans>
        </ToggleButton>
        <span>
          <Plural value={post.likes} one="# like" other="# likes" />
        </span>
        <span role="status">
          <Plural value={post.comments.length} one="# comment" other="# comments" />
        </span>
      </div>
      <ul>
        {post.comments.map(({ id, author, text, time }) => (
          <Saying key={id} person={author} time={time} now={now}>
            <ForeignText text={text} />
          </Saying>
        ))}
      </ul>
      <NewComment postId={post.id} />
    </Surface>
  );
}

/** A field for a comment, which is empty again after sending. */
function NewComment({ postId }: { postId: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { mutate, isPending } = useMutation(createComment(useTemplateScope()));
  return (
    <form
      className={joinClasses(styles.row, 'screen-only')}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ postId, text: text.trim() }, { onSuccess: () => setText('') });
      }}
    >
      <Input
        aria-label={t`Write a comment`}
        placeholder={t`Write a comment`}
        value={text}
        input={{ dir: 'auto', maxLength: 1000, autoComplete: 'off' }}
        onChange={(_, { value }) => setText(value)}
      />
      <Button type="submit" disabled={text.trim() === '' || isPending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
