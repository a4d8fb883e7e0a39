import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EventName } from '../../../domain/event/EventName.tsx';
import { Bone } from '../../../ui/page/Skeleton.tsx';
import type { EventHeaderProps } from './EventHeader.tsx';
import styles from './EventHeader.module.css';

interface EventHeaderSkeletonProps extends Pick<EventHeaderProps, 'variant'> {
  /** The name of the event, if a list has loaded it. */
  name: string | undefined;
}

/** The skeleton of an event's header. */
export const EventHeaderSkeleton = ({ name, variant }: EventHeaderSkeletonProps) => (
  <header className={styles.header} data-kind={variant} data-loading>
    <div className={styles.trail}>
      <Link to="/events">
        <span>
          <Trans>Events</Trans>
        </span>
      </Link>
    </div>
    <div className={styles.row}>
      <div className={styles.names}>
        <Bone width="28px" height="39px" />
        <div className={styles.nameBones}>
          <h1>
            {name === undefined ? (
              <>
                <span className="visually-hidden">
                  <Trans>Event</Trans>
                </span>
                <Bone width="min(100%, 340px)" height="1lh" />
              </>
            ) : (
              <EventName name={name} isClamped />
            )}
          </h1>
          <div className={styles.facts}>
            <Bone width="150px" height="1lh" />
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        <Bone width="308px" height="32px" />
      </div>
    </div>
    <div className={styles.tabs}>
      <Bone className={styles.tabsBone} width="min(100%, 340px)" height="18px" />
      <div className={styles.line} />
    </div>
  </header>
);
