import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isGone } from '../../../api/errors.ts';
import { useScope } from '../../../api/use-api.ts';
import { DraftedForm, type FormStart } from '../../../forms/DraftedForm.tsx';
import { SubmitCancelled } from '../../../forms/errors.ts';
import { useMerge } from '../../../forms/use-merge.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { toEventTexts, type EventDetails, type Event } from '../../../domain/event/event.ts';
import type { FormTexts } from '../../../storage/drafts.ts';
import { EventEditor, type RenderPreview } from './EventEditor.tsx';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { createEventOnce, refetchEvent, updateEvent } from '../mutations.ts';
import { getImages, SavedImages } from './SavedImages.tsx';
import { eventQuery } from '../../../domain/event/event-queries.ts';

interface EventInvitationProps {
  eventId: string;
  renderPreview: RenderPreview;
}

/** The texts of an event for its guests, to read and to edit (the specification, section 2). */
export const EventInvitation = (props: EventInvitationProps) => (
  <DraftedForm name={`event ${props.eventId}`}>
    {(start) => <EditEvent {...props} start={start} />}
  </DraftedForm>
);

function EditEvent({ eventId, renderPreview, start }: EventInvitationProps & { start: FormStart }) {
  const { t } = useLingui();
  const scope = useScope();
  const { data: event } = useSuspenseQuery(eventQuery(scope.api, eventId));
  const navigate = useNavigate();
  const [isLost, setLost] = useState(false);
  const labels = {
    name: t`Name`,
    welcomeMessage: t`Welcome message`,
    rsvpMessage: t`RSVP message`,
    isSingleGuest: t`One person per invitation`,
  };
  const edit = useMerge<Event, EventDetails, ReturnType<typeof toEventTexts>>({
    saved: toEventTexts(event.details),
    asTexts: ({ details }) => toEventTexts(details),
    draft: start.draft,
    title: <Trans>This event changed while you were editing</Trans>,
    labels,
    refetch: () => refetchEvent(scope, eventId),
    async send(theirs, changes) {
      await updateEvent(scope, theirs, { ...theirs.details, ...changes });
      toasts.show({ variant: 'success', message: msg`Event saved` });
    },
  });
  const saveChanges = async (mine: EventDetails, texts: FormTexts) => {
    try {
      await edit.save(mine, texts);
      return undefined;
    } catch (error) {
      if (!isGone(error)) throw error;
      setLost(true);
      throw new SubmitCancelled();
    }
  };
  // An event that no longer exists is created (the specification, section 5).
  const createAgain = async (details: EventDetails) => {
    const { id } = await createEventOnce(scope, start.draft.unsure, details, getImages(event));
    return id;
  };
  return (
    <>
      <EventEditor
        base={{ ...edit.base, images: '', guests: '' }}
        isLost={isLost}
        image={event.image}
        images={<SavedImages event={event} />}
        start={start}
        submit={async (details, texts) => {
          const id = isLost ? await createAgain(details) : await saveChanges(details, texts);
          return { id, name: details.name };
        }}
        onSent={({ id, name }) =>
          id === undefined
            ? start.restart('saved')
            : void navigate({
                to: '/apps/event/$eventId/{-$handle}',
                params: { eventId: id, handle: handleInAddress(name) },
                replace: true,
                ignoreBlocker: true,
              })
        }
        onDiscard={() => {
          if (!isLost) return start.restart();
          start.draft.remove();
          void navigate({ to: '/events', ignoreBlocker: true });
        }}
        renderPreview={renderPreview}
        submitLabel={isLost ? <Trans>Create event</Trans> : <Trans>Save</Trans>}
      />
      {edit.dialog}
    </>
  );
}
