import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Event } from '../../../domain/event/event.ts';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { Tabs } from '../../../ui/page/Tabs.tsx';
import type { EventTab } from '../schema.ts';

interface EventTabsProps {
  event: Event;
  current: EventTab | 'guests';
  /** The number of messages, if known. */
  messageCount: number | undefined;
}

/** The parts of an event as links. The guests have their own address. */
export function EventTabs({ event: { id, name, analytics }, current, messageCount }: EventTabsProps) {
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
