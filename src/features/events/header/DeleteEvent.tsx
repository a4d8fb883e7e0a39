import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useScope } from '../../../api/use-api.ts';
import { useDrafts } from '../../../forms/use-draft.ts';
import type { Event } from '../../../domain/event/event.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { EventName } from '../../../shared/event/EventName.tsx';
import { lastOpenedEvent } from '../../../domain/event/last-opened-event.ts';
import { translate } from '../../../ui/toasts/translate.ts';
import { describeWriteError } from '../../../ui/toasts/write-error.ts';
import { deleteEvent } from '../mutations.ts';

interface DeleteEventProps {
  event: Event;
  /** The number of messages, if known. */
  messageCount: number | undefined;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Asks before an event is deleted, names the data that is lost, deletes the event, and opens the list of events. */
export function DeleteEvent({ event, messageCount, isOpen, onOpenChange }: DeleteEventProps) {
  const { id: eventId, name: text, analytics } = event;
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const scope = useScope();
  const openDraft = useDrafts();
  const name = <EventName name={text} />;
  const remove = useMutation({
    mutationFn: () => deleteEvent(scope, eventId),
    onSuccess() {
      openDraft(`event ${eventId}`).remove();
      if (lastOpenedEvent.read() === eventId) lastOpenedEvent.remove();
    },
    // The dialog may have been closed meanwhile.
    onError: () => onOpenChange(true),
  });
  const send = () => {
    if (remove.isPending || remove.isSuccess) return;
    // Called only while the event is on the screen: the person may be elsewhere by then.
    remove.mutate(undefined, { onSuccess: () => void navigate({ to: '/events', ignoreBlocker: true }) });
  };
  const cancel = () => {
    if (remove.isError) remove.reset();
    onOpenChange(false);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      action={<Trans>delete {name}</Trans>}
      failure={remove.isError && translate(i18n, describeWriteError(remove.error))}
      isPending={remove.isPending || remove.isSuccess}
      tone="danger"
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={send}
      onCancel={cancel}
    >
      <Loss guests={analytics.total} messages={messageCount} />
    </ConfirmDialog>
  );
}

/** The data that is deleted with the event, with its known numbers. */
function Loss({ guests, messages }: { guests: number | undefined; messages: number | undefined }) {
  if (!guests || messages === undefined)
    return (
      <Trans>All guests, messages and RSVP links of this event are deleted. You cannot undo this.</Trans>
    );
  return messages === 0 ? (
    <Trans>
      <Plural value={guests} one="# guest" other="# guests" /> and all RSVP links are deleted. You cannot undo
      this.
    </Trans>
  ) : (
    <Trans>
      <Plural value={guests} one="# guest" other="# guests" />,{' '}
      <Plural value={messages} one="# message" other="# messages" /> and all RSVP links are deleted. You
      cannot undo this.
    </Trans>
  );
}
