import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isGone } from '../../api/errors.ts';
import { useApi } from '../../api/use-api.ts';
import { useCreateOnce } from '../../api/use-create-once.ts';
import { NotSent } from '../../forms/sending-forms.ts';
import { useMerge } from '../../forms/use-merge.ts';
import { MergeDialog } from '../../ui/MergeDialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import { asTexts, type EventDetails, parseEventDetails } from '../../domain/event-details.ts';
import { EventEditor, type RenderPreview, type Unsaved } from './EventEditor.tsx';
import type { Event } from '../../domain/event.ts';
import { handleInAddress } from '../../domain/handle.ts';
import { createEventMutation, readAgain, updateEventMutation } from './mutations.ts';
import { getImages, SavedImages } from './SavedImages.tsx';
import { eventQuery } from '../../domain/event-queries.ts';

interface EventInvitationProps {
  eventId: string;
  unsaved: Unsaved;
  renderPreview: RenderPreview;
}

/** The texts of an event for its guests, to read and to edit (the specification, section 2). */
export function EventInvitation({ eventId, unsaved, renderPreview }: EventInvitationProps) {
  const { t } = useLingui();
  const backend = { api: useApi(), queryClient: useQueryClient() };
  const navigate = useNavigate();
  const update = useMutation(updateEventMutation(backend));
  const create = useMutation(createEventMutation(backend, useCreateOnce(unsaved.draft.key)));
  const [isLost, setLost] = useState(false);
  const { data: event } = useSuspenseQuery(eventQuery(backend.api, eventId));
  const labels = {
    name: t`Name`,
    welcomeMessage: t`Welcome message`,
    rsvpMessage: t`RSVP message`,
    isSingleGuest: t`One person per invitation`,
  };
  const edit = useMerge<Event, EventDetails, ReturnType<typeof asTexts>>({
    saved: event.details,
    getFields: ({ details }) => details,
    asTexts,
    draft: unsaved.draft,
    labels,
  });
  const saveChanges = (mine: EventDetails) =>
    edit
      .save(mine, {
        readAgain: () => readAgain(backend, eventId),
        async send({ theirs, fields }) {
          await update.mutateAsync({ event: theirs, details: fields });
          toasts.show({ variant: 'success', message: msg`Event saved` });
        },
      })
      .catch((error: unknown) => {
        if (!isGone(error)) throw error;
        setLost(true);
        throw new NotSent();
      });
  // An event that no longer exists is created (the specification, section 5).
  const createAgain = async (details: EventDetails, isShown: () => boolean) => {
    const id = await create.mutateAsync({ details, images: getImages(event) });
    toasts.show({ variant: 'success', message: msg`Event created` });
    if (!isShown()) return undefined;
    return () =>
      navigate({
        to: '/apps/event/$eventId/{-$handle}',
        params: { eventId: id, handle: handleInAddress(details.name) },
        replace: true,
        ignoreBlocker: true,
      });
  };
  return (
    <>
      <EventEditor
        key={edit.round}
        saved={parseEventDetails(edit.beginning)}
        image={event.image}
        images={<SavedImages event={event} />}
        unsaved={{ ...unsaved, draft: edit.draft }}
        isLost={isLost}
        onSave={isLost ? createAgain : saveChanges}
        onRestart={() =>
          isLost ? void navigate({ to: '/events', ignoreBlocker: true }) : edit.restart(event.details)
        }
        isSaved={edit.isSaved}
        onSavedBefore={edit.onSavedBefore}
        enter={edit.enter}
        renderPreview={renderPreview}
        submitLabel={isLost ? <Trans>Create event</Trans> : <Trans>Save</Trans>}
      />
      <MergeDialog
        title={<Trans>This event changed while you were editing</Trans>}
        question={edit.question}
        labels={labels}
        describe={(name, text) => (name === 'isSingleGuest' ? (text ? t`Yes` : t`No`) : text)}
      />
    </>
  );
}
