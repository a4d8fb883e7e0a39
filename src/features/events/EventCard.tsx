import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { AnswersSoFar } from './AnswersSoFar.tsx';
import type { EventSummary } from '../../domain/event.ts';
import { EventCover } from '../../domain/EventCover.tsx';
import { handleInAddress } from '../../domain/handle.ts';

interface EventCardProps {
  event: EventSummary;
  /** Whether the card also leads to the event's own page. */
  isEditable?: boolean;
}

/** One event: its picture, its name, and the answers so far where the server tells them. */
export function EventCard({ event, isEditable = false }: EventCardProps) {
  const { t } = useLingui();
  const { id, name, image, analytics } = event;
  const title = name ? <ForeignText text={name} /> : <Trans>Untitled event</Trans>;
  return (
    <article className="event-card">
      <span className="event-image">
        <EventCover image={image} size="large" eventId={id} />
      </span>
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
      {isEditable && id !== undefined && (
        <Link
          className="event-edit"
          to="/apps/event/$eventId/{-$handle}"
          params={{ eventId: id, handle: handleInAddress(name) }}
          title={t`Edit`}
          aria-label={name ? t`Edit ${name}` : t`Edit the untitled event`}
        >
          <Edit20Regular aria-hidden />
        </Link>
      )}
    </article>
  );
}
