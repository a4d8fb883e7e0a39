import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SessionOver } from '../../api/errors.ts';
import { useScope } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/guest/all-guests.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { CopyProgress } from '../../features/events/editor/CopyProgress.tsx';
import { NewEventPage } from '../../features/events/editor/NewEventPage.tsx';
import { formatCells, tabulateGuests } from '../../features/guest-export/guest-table.ts';
import { getImportName, handFile } from '../../features/guest-import/source/handed-file.ts';
import { copyMessages } from '../../features/messages/copy-messages.ts';
import { useDrafts } from '../../forms/DraftedForm.tsx';
import { PanelSkeleton } from '../../ui/page/Skeleton.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { renderPreview } from './render-preview.tsx';

interface EventCopyProps {
  /** The event that is copied. */
  eventId: string;
  /** The new event, once it is created. */
  into: string | undefined;
  /** Whether its guests are copied too. */
  hasGuests: boolean;
}

/** A new event with the texts, images and messages of another one, and its guests as an import. */
export const EventCopy = (props: EventCopyProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Copy {...props} />
  </Suspense>
);

function Copy({ eventId, into, hasGuests }: EventCopyProps) {
  const { i18n } = useLingui();
  const openDraft = useDrafts();
  const scope = useScope();
  const { api, queryClient } = scope;
  const navigate = useNavigate();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const { data: messages } = useSuspenseQuery(messagesQuery(api, eventId));
  const [copied, setCopied] = useState<number>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const rest = useMutation({
    // A second press waits for the first, and finds its messages there.
    scope: { id: `copy ${eventId}` },
    mutationFn: async (target: { id: string; hasGuests: boolean }) => {
      await copyMessages({ ...scope, eventId: target.id }, messages, setCopied);
      if (!target.hasGuests) return undefined;
      const list = await queryClient.fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 });
      if (!list.isComplete) throw new Error('The guest list is incomplete');
      return formatCells(tabulateGuests(list.guests, i18n));
    },
    // Whoever has left the page does not see what is missing there, and is not led to the import of the guests.
    onSettled(guests, error) {
      if (!isLeft.current || !(guests ?? error) || error instanceof SessionOver) return;
      toasts.show({
        variant: 'warning',
        message: msg`The event is created, but not everything is copied.`,
      });
    },
  });
  /** Opens the copy once it is complete, unless the person has left the page. */
  const copy = (target: { id: string; hasGuests: boolean }) =>
    rest.mutate(target, {
      onSuccess(guests) {
        if (guests !== undefined) {
          // After a reload of the import, the list is there as if it had been pasted.
          openDraft(getImportName(target.id)).write({ value: { text: guests } });
          handFile(new File([guests], 'guests.csv', { type: 'text/csv' }));
        }
        void (guests !== undefined
          ? navigate({ to: '/events/guests/import', search: { event: target.id }, replace: true })
          : navigate({
              to: '/apps/event/$eventId/{-$handle}',
              params: { eventId: target.id },
              replace: true,
            }));
      },
    });
  if (into === undefined)
    return (
      <NewEventPage
        renderPreview={renderPreview}
        copied={{ event, messageCount: messages.length }}
        onCreated={async (id, isWithGuests) => {
          const search = { copy: eventId, into: id, ...(isWithGuests && { guests: 'true' as const }) };
          await navigate({ to: '.', search, replace: true, ignoreBlocker: true });
          copy({ id, hasGuests: isWithGuests });
        }}
      />
    );
  return (
    <CopyProgress
      eventId={into}
      copied={copied}
      total={messages.length}
      hasGuests={hasGuests}
      isCopying={rest.isPending || rest.isSuccess}
      onContinue={() => copy({ id: into, hasGuests })}
    />
  );
}
