import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './EventHeader.module.css';

/** The shape of an event's head while the event is loading. */
export const EventHeaderSkeleton = () => (
  <header className={styles.header}>
    <div className={styles.trail}>
      <Link to="/events">
        <Trans>Events</Trans>
      </Link>
    </div>
    <div className={styles.row} aria-hidden>
      <div className={styles.names}>
        <i className={`bone ${styles.coverBone}`} />
        <div className={styles.nameBones}>
          <i className="bone" />
          <i className="bone" />
        </div>
      </div>
    </div>
    <div className={styles.tabs} aria-hidden>
      <i className={`bone ${styles.tabsBone}`} />
      <div className={styles.line} />
    </div>
  </header>
);
