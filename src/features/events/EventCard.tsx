import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { AnswersSoFar } from './AnswersSoFar.tsx';
import type { EventSummary } from './event.ts';
import { EventImage } from './EventImage.tsx';

/** One event: its picture, its name, and the answers so far where the server tells them. */
export function EventCard({ event: { id, name, image, analytics } }: { event: EventSummary }) {
  const title = name ? <ForeignText text={name} /> : <Trans>Untitled event</Trans>;
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
        {analytics.total !== undefined && (
          <p>
            <Plural value={analytics.total} _0="No guests yet" one="# invitation" other="# invitations" />
          </p>
        )}
        <AnswersSoFar analytics={analytics} />
      </div>
    </article>
  );
}
