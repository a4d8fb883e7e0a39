import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { ActivityList } from './ActivityList.tsx';
import { PostCard } from './PostCard.tsx';
import { timelineQuery } from './queries.ts';
import styles from './TimelinePart.module.css';

/** The posts, with recent activity beside them. */
export function TimelinePart() {
  const templateApi = useTemplateApi();
  const { data, dataUpdatedAt: now } = useSuspenseQuery(timelineQuery(templateApi));
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
      {data.activities.length > 0 && <ActivityList activities={data.activities} now={now} />}
    </div>
  );
}
