import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { DemoApi } from '../../../api/demo-client.ts';
import { ActivityList } from './ActivityList.tsx';
import { PostCard } from './PostCard.tsx';
import { timelineQuery } from './queries.ts';
import './timeline.css';

/** What was written, and beside it what happened of late. */
export function TimelinePart({ demoApi }: { demoApi: DemoApi }) {
  const { data, dataUpdatedAt: now } = useSuspenseQuery(timelineQuery(demoApi));
  return (
    <div className="timeline">
      <section aria-labelledby="posts">
        <h2 id="posts" className="visually-hidden">
          <Trans>Posts</Trans>
        </h2>
        {data.posts.map((post) => (
          <PostCard key={post.id} demoApi={demoApi} post={post} now={now} />
        ))}
      </section>
      <ActivityList activities={data.activities} now={now} />
    </div>
  );
}
