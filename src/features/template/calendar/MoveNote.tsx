import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { toUtcDate } from './calendar-time.ts';
import type { Moved } from './use-move-event.ts';

/** Announces where an event was moved to, or its new end, to screen readers. */
export function MoveNote({ moved: { event, isResize } }: { moved: Moved }) {
  const { i18n } = useLingui();
  const { title, allDay } = event;
  const time = i18n.date(toUtcDate(isResize ? event.end : event.start), {
    dateStyle: 'full',
    ...(!allDay && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
  return isResize ? (
    <Trans>
      {title} now ends {time}
    </Trans>
  ) : (
    <Trans>
      {title} moved to {time}
    </Trans>
  );
}
