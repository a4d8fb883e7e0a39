import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { countAnswers, countComing } from '../../../domain/event/analytics.ts';
import { type AnswerNews, describeAnswerNews } from '../../../domain/event/answers-seen.ts';
import { AnswerMeter } from '../../../domain/event/AnswerMeter.tsx';
import { ComingHeadline, InvitationCount } from '../../../domain/event/ComingHeadline.tsx';
import type { Event } from '../../../domain/event/event.ts';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { EventCover } from '../../../domain/event/EventCover.tsx';
import { EventName } from '../../../domain/event/EventName.tsx';
import { joinClasses } from '../../../ui/page/classes.ts';
import { allowsMotion } from '../../../ui/page/motion.ts';
import styles from './EventHeader.module.css';

export interface EventHeaderProps {
  event: Event;
  /** What is new since the last visit. */
  news: AnswerNews | undefined;
  /** When the event was read, in milliseconds since 1970. */
  at: number;
  /** The actions of the event, on each of its pages. */
  actions: ReactNode;
  /** The parts of the event as links; absent at check-in. */
  tabs: ReactNode;
  /** Above the guest list the answers are a meter below the tabs; at check-in there is only the name and the way out. */
  variant?: 'list' | 'check-in' | undefined;
}

/** The header of every page of an event: a line with its name and actions, and one with its parts. */
export function EventHeader({ event, news, at, actions, tabs, variant }: EventHeaderProps) {
  const { i18n } = useLingui();
  const { id, name, image, analytics } = event;
  const count = countComing(analytics);
  const answers = countAnswers(analytics);
  return (
    <header className={styles.header} data-kind={variant}>
      <div className={styles.trail}>
        <Link className="screen-only" to="/events" viewTransition={allowsMotion()}>
          <span>
            <Trans>Events</Trans>
          </span>
        </Link>
      </div>
      <div className={styles.row}>
        <div className={styles.names}>
          <EventCover eventId={id} image={image} size="small" />
          <div>
            <h1>
              <EventName name={name} isClamped />
            </h1>
            <p className={styles.facts}>
              <span>
                {count ? (
                  <ComingHeadline count={count} />
                ) : analytics.total === 0 ? (
                  <Trans>No guests yet</Trans>
                ) : (
                  analytics.total !== undefined && <InvitationCount value={analytics.total} />
                )}
              </span>
              <Link
                className="screen-only"
                to="/apps/event/$eventId/{-$handle}"
                params={{ eventId: id, handle: handleInAddress(name) }}
                search={{ tab: 'invitation' }}
                hash="preview"
              >
                <Trans>See it as a guest</Trans>
                <Open16Regular aria-hidden />
              </Link>
              {news && <span className={styles.news}>{i18n._(describeAnswerNews(i18n, news, at))}</span>}
            </p>
          </div>
        </div>
        <div className={joinClasses(styles.actions, 'screen-only')}>{actions}</div>
      </div>
      <div className={styles.tabs}>
        {tabs}
        <div className={styles.line} />
        {variant === 'list' && answers && <AnswerMeter {...answers} size="small" />}
      </div>
    </header>
  );
}
