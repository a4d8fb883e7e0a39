import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useScope, useUserId } from '../../api/use-api.ts';
import { readBefore } from '../../api/writes.ts';
import { refetchAllGuests } from '../../domain/guest/all-guests.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { handleInAddress } from '../../domain/event/handle.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { openArrivalLog } from '../../features/check-in/arrivals/arrival-log.ts';
import { NewEventPage } from '../../features/events/editor/NewEventPage.tsx';
import { tabulateGuests, writeCsv } from '../../features/guest-export/guest-table.ts';
import { getImportName } from '../../features/guest-import/schema.ts';
import { copyMessages } from '../../features/messages/copy-messages.ts';
import { useDrafts } from '../../forms/use-draft.ts';
import { renderPreview } from './render-preview.tsx';

/** A new event with the texts, images and messages of another one, and its guests as an import. */
export function EventCopy({ eventId }: { eventId: string }) {
  const { i18n } = useLingui();
  const openDraft = useDrafts();
  const userId = useUserId();
  const scope = useScope();
  const { api, queryClient } = scope;
  const navigate = useNavigate();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const { data: messages } = useSuspenseQuery(messagesQuery(api, eventId));
  const [arrivedIds] = useState(
    () =>
      new Set(
        openArrivalLog(userId, eventId)
          .getSnapshot()
          .map(({ guestId }) => guestId),
      ),
  );
  // The new event is open meanwhile. Another try finds the messages that are there.
  const { mutate: copy } = useMutation({
    mutationFn: (created: string) => copyMessages({ ...scope, eventId: created }, messages),
    meta: { errorMessage: msg`The event is created, but not everything is copied.` },
  });
  return (
    <NewEventPage
      renderPreview={renderPreview}
      copied={{
        event,
        messageCount: messages.length,
        arrivedCount: arrivedIds.size,
        loadGuests: async (choice) => {
          const guests = await readBefore(refetchAllGuests(queryClient, api, eventId));
          const isChosen = {
            all: () => true,
            coming: ({ answer }: Guest) => answer.kind === 'coming',
            arrived: ({ id = '' }: Guest) => arrivedIds.has(id),
          }[choice];
          // The links are those of this event's guests.
          const copied = guests.filter(isChosen).map((guest) => ({ ...guest, id: undefined }));
          return (await writeCsv(tabulateGuests(copied, i18n))).text();
        },
      }}
      onCreated={({ id, name, guests }) => {
        copy(id);
        const options = { replace: true, ignoreBlocker: true };
        if (guests === undefined) {
          const params = { eventId: id, handle: handleInAddress(name) };
          return void navigate({ to: '/apps/event/$eventId/{-$handle}', params, ...options });
        }
        openDraft(getImportName(id)).write({ value: { text: guests } });
        const state = { isListGiven: true };
        void navigate({ to: '/events/guests/import', search: { event: id }, state, ...options });
      }}
    />
  );
}
