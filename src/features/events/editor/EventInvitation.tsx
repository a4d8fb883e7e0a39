import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isGone } from '../../../api/errors.ts';
import { useScope } from '../../../api/use-api.ts';
import { NotSubmitted } from '../../../forms/errors.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import type { Notice } from '../../../ui/toasts/notifications.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { type Event, toEventTexts } from '../../../domain/event/event.ts';
import { EventEditor, type RenderPreview } from './EventEditor.tsx';
import { handleInAddress } from '../../../domain/event/handle.ts';
import { createEventOnce, refetchEvent, updateEvent } from '../mutations.ts';
import { eventSchema } from '../schema.ts';
import { parseCoverSource } from './named-cover.ts';
import { getImages, SavedImages } from './SavedImages.tsx';
import { eventQuery } from '../../../domain/event/event-queries.ts';

interface EventInvitationProps {
  eventId: string;
  renderPreview: RenderPreview;
}

const eventSaved: Notice = { variant: 'success', message: msg`Event saved` };
const toTexts = ({ details }: Event) => toEventTexts(details);

/** The texts of an event for its guests, to read and to edit (the specification, section 2). */
export function EventInvitation({ eventId, renderPreview }: EventInvitationProps) {
  const { t } = useLingui();
  const scope = useScope();
  const { data: event } = useSuspenseQuery(eventQuery(scope.api, eventId));
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  const refetch = async () => {
    try {
      return await refetchEvent(scope, eventId);
    } catch (error) {
      if (!isGone(error)) throw error;
      setDeleted(true);
      throw new NotSubmitted();
    }
  };
  const form = useRecordForm({
    name: `event ${eventId}`,
    schema: eventSchema,
    texts: toTexts(event),
    labels: {
      name: t`Name`,
      welcomeMessage: t`Welcome message`,
      rsvpMessage: t`RSVP message`,
      isSingleGuest: t`One person per invitation`,
    },
    async save(details, { unknownCreate, merge }) {
      const save = (current: Event, changes: object) =>
        updateEvent(scope, current, { ...current.details, ...changes });
      if (!isDeleted) {
        await merge({ toTexts, refetch, save });
        return { created: undefined };
      }
      // An event that no longer exists is created (the specification, section 5).
      const { id } = await createEventOnce(scope, unknownCreate, details, getImages(event));
      return { created: { id, name: details.name } };
    },
    onSaved({ created }, restart) {
      if (!created) {
        restart();
        return toasts.show(eventSaved);
      }
      void navigate({
        to: '/apps/event/$eventId/{-$handle}',
        params: { eventId: created.id, handle: handleInAddress(created.name) },
        replace: true,
        ignoreBlocker: true,
      });
    },
    leftNotice: ({ created }) => (created ? { variant: 'success', message: msg`Event created` } : eventSaved),
  });
  const discardDeleted = () => {
    form.discard();
    void navigate({ to: '/events', ignoreBlocker: true });
  };
  return (
    <EventEditor
      form={form}
      notice={
        isDeleted && (
          <Trans>
            Someone else deleted this event, its guests and its messages. You can create the event again with
            your changes.
          </Trans>
        )
      }
      onDiscard={isDeleted ? discardDeleted : undefined}
      image={event.image}
      coverLine={parseCoverSource(event.image)?.line ?? ''}
      isButtonSticky
      renderPreview={renderPreview}
      submitLabel={isDeleted ? <Trans>Create event</Trans> : <Trans>Save</Trans>}
    >
      <SavedImages event={event} />
    </EventEditor>
  );
}
