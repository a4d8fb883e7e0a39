import { Outlet } from '@tanstack/react-router';
import type { Session } from '../../features/session/session.ts';
import { EventHeaderLoader } from './EventHeaderLoader.tsx';
import { useOpenEvent } from './use-open-event.ts';

interface EventLayoutProps {
  session: Session;
}

/** The frame of an event's pages: its header and tabs, with the part in the address below them. */
export function EventLayout({ session }: EventLayoutProps) {
  const { eventId, part, hasFailed } = useOpenEvent();
  return (
    <>
      {eventId !== undefined && (
        <EventHeaderLoader key={eventId} {...{ session, eventId, hasFailed }} current={part} />
      )}
      <Outlet />
    </>
  );
}
