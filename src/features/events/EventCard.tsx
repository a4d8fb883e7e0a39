import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AnswerBar } from './AnswerBar.tsx';
import { answered } from './analytics.ts';
import type { EventSummary } from './event.ts';
import { EventImage } from './EventImage.tsx';

/** One event: its picture, its name, and the answers so far where the server tells them. */
export function EventCard({ event: { id, name, image, analytics } }: { event: EventSummary }) {
  const title = <bdi>{name || <Trans>Untitled event</Trans>}</bdi>;
  const known = answered(analytics);
  const { total } = analytics;
  return (
    <article className="event-card">
      <EventImage image={image} />
      <div className="event-facts">
        <h2>
          {id === undefined ? (
            title
          ) : (
            <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: id }}>
              {title}
            </Link>
          )}
        </h2>
        {total !== undefined && (
          <p>
            <Plural value={total} _0="No guests yet" one="# invitation" other="# invitations" />
          </p>
        )}
        {known !== undefined && total !== undefined && total > 0 && (
          <>
            <AnswerBar analytics={analytics} />
            <p className="so-far">
              <span data-answer="coming">
                <Trans>{analytics.accepted} accepted</Trans>
              </span>
              <span data-answer="declined">
                <Trans>{analytics.rejected} declined</Trans>
              </span>
              <span>
                <Trans>{Math.max(0, total - known)} not answered</Trans>
              </span>
            </p>
          </>
        )}
      </div>
    </article>
  );
}
