import { Outlet } from '@tanstack/react-router';
import type { Session } from '../../features/session/session.ts';
import { EventHead } from './EventHead.tsx';
import { useOpenEvent } from './use-open-event.ts';

interface EventFrameProps {
  session: Session;
}

/** The frame of an event's pages: its header and tabs, with the part in the address below them. */
export function EventFrame({ session }: EventFrameProps) {
  const { eventId, part, hasFailed } = useOpenEvent();
  return (
    <>
      {eventId !== undefined && (
        <EventHead key={eventId} {...{ session, eventId, hasFailed }} current={part} />
      )}
      <Outlet />
    </>
  );
}
