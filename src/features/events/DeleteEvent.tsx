import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mayBeDone, getServerMessage } from '../../api/errors.ts';
import { useApi } from '../../api/use-api.ts';
import type { Event } from '../../domain/event.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { Unsaved } from './EventEditor.tsx';
import { EventName } from '../../domain/EventName.tsx';
import { lastOpenedEvent } from '../../domain/last-opened-event.ts';
import { deleteEventMutation } from './delete-event.ts';

interface DeleteEventProps {
  event: Event;
  unsaved: Unsaved;
}

/** Deletes an event after a confirmation, and opens the list of events. */
export function DeleteEvent({ event: { id: eventId, name: text }, unsaved }: DeleteEventProps) {
  const clients = { api: useApi(), queryClient: useQueryClient() };
  const navigate = useNavigate();
  const { t } = useLingui();
  const name = <EventName name={text} />;
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    ...deleteEventMutation(clients, eventId),
    onSuccess() {
      unsaved.draft.remove();
      if (lastOpenedEvent.read() === eventId) lastOpenedEvent.remove();
      toasts.show({ variant: 'success', message: msg`Event deleted` });
    },
    // The dialog may have been closed meanwhile.
    onError: () => setAsking(true),
  });
  const send = () => {
    if (remove.isPending || remove.isSuccess) return;
    // Called only while the event is on the screen: the person may be elsewhere by then.
    remove.mutate(undefined, { onSuccess: () => void navigate({ to: '/events', ignoreBlocker: true }) });
  };
  const ask = () => {
    if (!remove.isPending) remove.reset();
    setAsking(true);
  };
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Delete20Regular />}
        aria-label={t`Delete event`}
        title={t`Delete event`}
        onClick={ask}
      />
      <ConfirmDialog
        open={isAsking}
        action={<Trans>delete {name}</Trans>}
        failure={
          remove.isError && (
            <>
              {mayBeDone(remove.error) ? (
                <Trans>We are not sure this event was deleted. Check the list of events.</Trans>
              ) : (
                <Trans>We could not delete this event.</Trans>
              )}
              {getServerMessage(remove.error) && <p dir="auto">{getServerMessage(remove.error)}</p>}
            </>
          )
        }
        isPending={remove.isPending || remove.isSuccess}
        tone="danger"
        confirmLabel={<Trans>Delete</Trans>}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
