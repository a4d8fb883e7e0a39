import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useCreateOnce } from '../../api/use-create-once.ts';
import { focusFirstField } from '../../forms/remember-focus.ts';
import { Page } from '../../ui/Page.tsx';
import { toasts } from '../../ui/toasts.ts';
import { type EventDetails, noDetails } from '../../domain/event-details.ts';
import { EventEditor, type RenderPreview, type Unsaved } from './EventEditor.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { handleInAddress } from '../../domain/handle.ts';
import { createEventMutation } from './mutations.ts';
import { useNewEventImages } from './new-event-images.ts';

interface NewEventPageProps {
  unsaved: Unsaved;
  renderPreview: RenderPreview;
}

/** The page that creates an event. */
export function NewEventPage({ unsaved, renderPreview }: NewEventPageProps) {
  const { draft } = unsaved;
  const once = useCreateOnce(draft.key);
  const backend = { api: useApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(createEventMutation(backend, once));
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const chosen = useNewEventImages(draft);
  const save = async (details: EventDetails, isShown: () => boolean) => {
    const images = await chosen.collect();
    const id = await mutateAsync({ details, images });
    // The page of the event shows the result; a form that was left does not.
    if (!isShown()) return toasts.show({ variant: 'success', message: msg`Event created` });
    return () =>
      navigate({
        to: '/apps/event/$eventId/{-$handle}',
        params: { eventId: id, handle: handleInAddress(details.name) },
        replace: true,
        ignoreBlocker: true,
      });
  };
  return (
    <Page
      title={<Trans>New event</Trans>}
      trail={
        <Link to="/events">
          <Trans>Events</Trans>
        </Link>
      }
    >
      <EventEditor
        key={round}
        isNew
        saved={noDetails}
        image={chosen.images[0] ?? ''}
        images={<ImagePicker chosen={chosen} />}
        unsaved={{ ...unsaved, draft: chosen.draft }}
        onSave={save}
        onRestart={() => {
          chosen.reset();
          setRound(round + 1);
        }}
        enter={round > 0 ? focusFirstField : null}
        renderPreview={renderPreview}
        submitLabel={<Trans>Create event</Trans>}
      />
    </Page>
  );
}
