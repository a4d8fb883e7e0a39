import { Button, Tooltip } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { ApiError } from '../../api/errors.ts';
import type { Event } from '../../domain/event.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { say } from '../../ui/say.ts';
import { type Notice, toasts } from '../../ui/toasts.ts';
import type { Unsaved } from './EventEditor.tsx';
import { EventName } from '../../domain/EventName.tsx';
import { lastOpenedEvent } from './last-opened.ts';
import { deleteEvent } from './mutations.ts';

interface DeleteEventProps {
  event: Event;
  unsaved: Unsaved;
}

/** Deletes an event once that is confirmed, and leads to the others. */
export function DeleteEvent({ event: { id: eventId, name: text }, unsaved }: DeleteEventProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { t, i18n } = useLingui();
  const name = <EventName name={text} />;
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Notice>();
  const deleting = useRef(false);
  const remove = async () => {
    if (deleting.current) return;
    deleting.current = true;
    setAsking(false);
    try {
      await deleteEvent({ api, queryClient }, eventId);
      unsaved.draft.remove();
      if (lastOpenedEvent.read() === eventId) lastOpenedEvent.remove();
      toasts.show({ variant: 'success', message: msg`Event deleted` });
      await navigate({ to: '/events', ignoreBlocker: true });
    } catch (error) {
      // A session that ended with this call has said so itself.
      if (!unsaved.isSignedIn()) return;
      const notice = { ...notDeleted, ...saidBy(error) };
      toasts.show(notice);
      setFailure(notice);
      setAsking(true);
    } finally {
      deleting.current = false;
    }
  };
  const ask = () => {
    setFailure(undefined);
    setAsking(true);
  };
  return (
    <>
      <Tooltip content={t`Delete event`} relationship="label">
        <Button appearance="subtle" icon={<Delete20Regular />} onClick={ask} />
      </Tooltip>
      <ConfirmDialog
        open={asking}
        action={<Trans>delete {name}</Trans>}
        failure={
          failure && (
            <>
              {say(i18n, failure.message)}
              {failure.detail && <p dir="auto">{failure.detail}</p>}
            </>
          )
        }
        tone="danger"
        confirmLabel={<Trans>Delete</Trans>}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const notDeleted = { variant: 'error', message: msg`We could not delete this event. Try again.` } as const;

const saidBy = (error: unknown) =>
  error instanceof ApiError && error.message !== '' ? { detail: error.message } : {};
