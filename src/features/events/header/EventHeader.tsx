import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useMatch, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useApi, useUserId } from '../../../api/use-api.ts';
import { countAnswers, countComing } from '../../../domain/event/analytics.ts';
import { AnswerMeter } from '../../../shared/event/AnswerMeter.tsx';
import { answersSeen, describeAnswerNews } from '../../../domain/event/answers-seen.ts';
import { ComingHeadline, InvitationCount } from '../../../shared/event/ComingHeadline.tsx';
import { eventListQuery, eventQuery } from '../../../domain/event/event-queries.ts';
import type { Event } from '../../../domain/event/event.ts';
import { EventCover } from '../../../shared/event/EventCover.tsx';
import { EventName } from '../../../shared/event/EventName.tsx';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { useShownAnalytics } from '../../../shared/guest/hidden-guests.ts';
import { messagesQuery } from '../../../domain/message/message-queries.ts';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { allowsMotion } from '../../../ui/layout/motion.ts';
import { Bone } from '../../../ui/states/Skeleton.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import type { EventTab } from '../schema.ts';
import { EventMenu } from './EventMenu.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './EventHeader.module.css';

/** The open tab. Check-in has none: its header shows the name and a Close button. */
type OpenTab = EventTab | 'guests' | undefined;

interface EventHeaderProps {
  eventId: string;
  current: OpenTab;
  /** The part below could not be loaded; if the event is missing too, only the part reports it. */
  hasFailed: boolean;
}

/** The header of every page of an event, as far as it is loaded, and the first steps of a new one. */
export function EventHeader({ eventId, current, hasFailed }: EventHeaderProps) {
  const api = useApi();
  // The routes below load it; the header only reads the cache.
  const { data: event, dataUpdatedAt } = useQuery({ ...eventQuery(api, eventId), enabled: false });
  const list = useQueryClient().getQueryData(eventListQuery(api).queryKey);
  if (event) return <LoadedHeader saved={event} at={dataUpdatedAt} current={current} />;
  const name = list?.events.find(({ id }) => id === eventId)?.name;
  return hasFailed ? null : <HeaderSkeleton name={name} current={current} />;
}

interface LoadedHeaderProps {
  saved: Event;
  /** When it was read, in milliseconds since 1970. */
  at: number;
  current: OpenTab;
}

/** A line with the event's name and actions, and one with its parts. */
function LoadedHeader({ saved, at, current }: LoadedHeaderProps) {
  const { i18n } = useLingui();
  const news = useAnswerNews(saved, at);
  const { id, name, image } = saved;
  const { data: messages } = useQuery(messagesQuery(useApi(), id));
  const event = { ...saved, analytics: useShownAnalytics(id, saved.analytics) };
  // The copy on this device, which nothing can change, counts as old.
  const isKept = at === 0;
  const { total } = event.analytics;
  const count = countComing(event.analytics);
  const answers = countAnswers(event.analytics);
  return (
    <>
      <Frame
        current={current}
        names={
          <>
            <EventCover eventId={id} image={image} size="small" />
            <div>
              <h1>
                <EventName name={name} isClamped />
              </h1>
              <p className={styles.facts}>
                <span>
                  {count ? (
                    <ComingHeadline count={count} />
                  ) : total === 0 ? (
                    <Trans>No guests yet</Trans>
                  ) : (
                    total !== undefined && <InvitationCount value={total} />
                  )}
                </span>
                <Link
                  className="screen-only"
                  to="/apps/event/$eventId/{-$handle}"
                  params={{ eventId: id, handle: handleInAddress(name) }}
                  search={{ tab: 'invitation' }}
                  hash="preview"
                >
                  <Trans>Guest view</Trans>
                  <Open16Regular aria-hidden />
                </Link>
                {news && <span className={styles.news}>{i18n._(describeAnswerNews(i18n, news, at))}</span>}
              </p>
            </div>
          </>
        }
        actions={current ? <EventActions event={event} isKept={isKept} /> : <CloseCheckIn eventId={id} />}
        tabs={current && <EventTabs event={event} current={current} messageCount={messages?.length} />}
        meter={current === 'guests' && answers && <AnswerMeter {...answers} size="small" />}
      />
      {current && (messages || total === 0) && <FirstSteps event={event} messageCount={messages?.length} />}
    </>
  );
}

/** The new answers to an event, which is shown: they are new until the visit has ended. */
function useAnswerNews({ id, analytics }: Event, at: number) {
  const userId = useUserId();
  useSyncExternalStore(answersSeen.subscribe, answersSeen.getSnapshot);
  useEffect(() => {
    answersSeen.note(userId, { id, analytics, at });
  }, [userId, id, analytics, at]);
  return answersSeen.getNews(userId, { id, analytics, at });
}

/** The header while its event is loading. @param name if a list has loaded it */
const HeaderSkeleton = ({ name, current }: { name: string | undefined; current: OpenTab }) => (
  <Frame
    isLoading
    current={current}
    names={
      <>
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
      </>
    }
    actions={<Bone width="308px" height="32px" />}
    tabs={<Bone className={styles.tabsBone} width="min(100%, 340px)" height="18px" />}
  />
);

interface FrameProps {
  isLoading?: boolean;
  current: OpenTab;
  names: ReactNode;
  actions: ReactNode;
  tabs: ReactNode;
  /** The answers, below the tabs. */
  meter?: ReactNode;
}

function Frame({ isLoading, current, names, actions, tabs, meter }: FrameProps) {
  const isList =
    useMatch({ from: '/_organiser/_signed-in/_event/events/guests/$filter', shouldThrow: false }) !==
    undefined;
  return (
    <header
      className={styles.header}
      data-kind={isList ? 'list' : (current ?? 'check-in')}
      data-loading={isLoading}
    >
      <div className={styles.trail}>
        <Link className="screen-only" to="/events" viewTransition={allowsMotion()}>
          <span>
            <Trans>Events</Trans>
          </span>
        </Link>
      </div>
      <div className={styles.row}>
        <div className={styles.names}>{names}</div>
        <div className={joinClasses(styles.actions, 'screen-only')}>{actions}</div>
      </div>
      <div className={styles.tabs}>
        {tabs}
        <div className={styles.line} />
        {meter}
      </div>
    </header>
  );
}

/** The actions of an event, on each of its pages. */
const EventActions = ({ event, isKept }: { event: Event; isKept: boolean }) => (
  <>
    <ButtonLink to="/events/$eventId/scan" params={{ eventId: event.id }} icon={<ScanQrCode24Regular />}>
      <span>
        <Trans>Check in</Trans>
      </span>
    </ButtonLink>
    {!isKept && <AddGuests event={event} />}
    {!isKept && <EventMenu event={event} />}
  </>
);

/** The button and the key that add guests. Without guests, the first steps have the button. */
function AddGuests({ event: { id, analytics } }: { event: Event }) {
  const navigate = useNavigate();
  const form = {
    to: '/events/guests/$filter',
    params: { filter: 'all' },
    search: { event: id, add: true },
  } as const;
  // A fallback: on the messages, N writes a new message.
  useShortcuts([{ key: 'n', label: msg`Add guests`, run: () => void navigate(form) }], true);
  if (analytics.total === 0) return null;
  return (
    <ButtonLink appearance="primary" icon={<PersonAdd20Regular />} {...form}>
      <span>
        <Trans>Add guests</Trans>
      </span>
    </ButtonLink>
  );
}

/** The way out of check-in: to the guests of the event. */
const CloseCheckIn = ({ eventId }: { eventId: string }) => (
  <ButtonLink
    appearance="subtle"
    icon={<Dismiss20Regular />}
    to="/events/guests/$filter"
    params={{ filter: 'all' }}
    search={{ event: eventId }}
  >
    <span>
      <Trans>Close check-in</Trans>
    </span>
  </ButtonLink>
);

interface EventTabsProps {
  event: Event;
  current: EventTab | 'guests';
  /** The number of messages, if known. */
  messageCount: number | undefined;
}

/** The parts of an event as links. The guests have their own address. */
function EventTabs({ event: { id, name, analytics }, current, messageCount }: EventTabsProps) {
  const { t, i18n } = useLingui();
  const toEvent = {
    to: '/apps/event/$eventId/{-$handle}',
    params: { eventId: id, handle: handleInAddress(name) },
    activeOptions: { exact: true },
  } as const;
  // The address may contain another handle, or a filter of the guests, so the router alone cannot find the current tab.
  const mark = (tab: EventTabsProps['current']) =>
    tab === current ? { 'aria-current': 'page' as const } : {};
  return (
    <Tabs label={t`Parts of the event`}>
      <Link {...toEvent} search={{ tab: 'answers' }} {...mark('answers')}>
        <Trans context="tab">Answers</Trans>
      </Link>
      <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: id }} {...mark('guests')}>
        <Trans>Guests</Trans> {analytics.total !== undefined && <i>{i18n.number(analytics.total)}</i>}
      </Link>
      <Link {...toEvent} search={{ tab: 'messages' }} {...mark('messages')}>
        <Trans context="tab">Messages</Trans>{' '}
        {messageCount !== undefined && <i>{i18n.number(messageCount)}</i>}
      </Link>
      <Link {...toEvent} search={{ tab: 'invitation' }} {...mark('invitation')}>
        <Trans context="tab">Invitation</Trans>
      </Link>
    </Tabs>
  );
}
