import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bone } from '../../ui/Skeleton.tsx';
import type { EventHeaderProps } from './EventHeader.tsx';
import styles from './EventHeader.module.css';

/** The skeleton of an event's header. */
export const EventHeaderSkeleton = ({ compact }: Pick<EventHeaderProps, 'compact'>) => (
  <header className={styles.header} data-compact={compact}>
    <div className={styles.trail}>
      <Link to="/events">
        <span>
          <Trans>Events</Trans>
        </span>
      </Link>
    </div>
    <div className={styles.row} aria-hidden>
      <div className={styles.names}>
        <Bone width="62px" height="87px" />
        <div className={styles.nameBones}>
          <Bone width="min(100%, 340px)" height="32px" />
          <Bone className={styles.facts} width="min(80%, 240px)" />
        </div>
      </div>
      <div className={styles.actions}>
        <Bone className={styles.primary} width="330px" height="32px" />
      </div>
    </div>
    <div className={styles.tabs} aria-hidden>
      <Bone className={styles.tabsBone} width="min(100%, 340px)" height="18px" />
      <div className={styles.line} />
    </div>
  </header>
);
