import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { PeopleAddRegular } from '@fluentui/react-icons/svg/people-add';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { focusHeading, isFocusLost } from '../../../ui/keyboard/focus.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { OpenedMessages } from '../../../domain/guest/opened-log.ts';
import { countOpened } from './reminder-queue.ts';

interface ReminderDoneProps {
  eventId: string;
  queue: readonly SavedGuest[];
  opened: OpenedMessages;
  hasGuests: boolean;
}

/** The last guest's button had the focus. Enter must not leave the page before its text is read. */
const focusTitle = (element: HTMLElement | null) => {
  if (element && isFocusLost()) focusHeading(element.querySelector('h2'));
};

/** The end of the queue. Only the other apps know whether the messages were sent. */
export function ReminderDone({ eventId, queue, opened, hasGuests }: ReminderDoneProps) {
  const back = (
    <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: eventId }}>
      <Trans>Go to the guest list</Trans>
    </Link>
  );
  if (!hasGuests) {
    return (
      <EmptyState
        icon={<PeopleAddRegular aria-hidden />}
        title={<Trans>No guests yet</Trans>}
        action={
          <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: eventId, add: true }}>
            <Trans>Add guests</Trans>
          </Link>
        }
      />
    );
  }
  if (queue.length === 0) {
    return (
      <EmptyState
        icon={<CheckmarkRegular aria-hidden />}
        title={<Trans>Everyone has answered</Trans>}
        hint={<Trans>There is nobody to remind.</Trans>}
        action={back}
      />
    );
  }
  return (
    <div ref={focusTitle}>
      <EmptyState
        icon={<CheckmarkRegular aria-hidden />}
        title={<Plural value={countOpened(queue, opened)} one="# message opened" other="# messages opened" />}
        hint={<Trans>Answers appear in the guest list.</Trans>}
        action={back}
      />
    </div>
  );
}
