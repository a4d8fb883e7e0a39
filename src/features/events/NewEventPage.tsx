import { useFormData } from '@conform-to/react/future';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { createOnce } from '../../api/create-once.ts';
import { useApi } from '../../api/use-api.ts';
import { asTexts, noDetails } from '../../domain/event-details.ts';
import { handleInAddress } from '../../domain/handle.ts';
import { DraftedForm, type FormStart } from '../../forms/DraftedForm.tsx';
import type { Draft } from '../../storage/drafts.ts';
import { enterForm } from '../../ui/focus.ts';
import { Page } from '../../ui/Page.tsx';
import { EventEditor, type RenderPreview } from './EventEditor.tsx';
import { noImagesText } from './event-images.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { createEvent, isListed } from './mutations.ts';
import { useNewEventImages } from './new-event-images.ts';
import { useCoverPreview } from './use-cover-preview.ts';

interface NewEventPageProps {
  draft: Draft;
  renderPreview: RenderPreview;
}

/** The page that creates an event. */
export const NewEventPage = ({ draft, renderPreview }: NewEventPageProps) => (
  <Page
    title={<Trans>New event</Trans>}
    trail={
      <Link to="/events">
        <Trans>Events</Trans>
      </Link>
    }
  >
    <DraftedForm draft={draft} enter={enterForm}>
      {(start) => <NewEvent draft={draft} start={start} renderPreview={renderPreview} />}
    </DraftedForm>
  </Page>
);

function NewEvent({ draft, start, renderPreview }: NewEventPageProps & { start: FormStart }) {
  const backend = { api: useApi(), queryClient: useQueryClient() };
  const navigate = useNavigate();
  const chosen = useNewEventImages(draft.read()?.value.images ?? noImagesText);
  const name = useFormData(chosen.field.ref, (texts) => texts.get('name') ?? '', {
    fallback: draft.read()?.value.name ?? '',
  });
  const cover = useCoverPreview(chosen.images[0] ?? '', { ...chosen.title, name: name.trim() });
  return (
    <EventEditor
      base={{ ...asTexts(noDetails), images: noImagesText }}
      image={cover}
      images={<ImagePicker chosen={chosen} cover={cover} />}
      draft={draft}
      start={start}
      submit={async (event) => {
        const images = await chosen.collect(event.name);
        const id = await createOnce(draft.unsure, {
          send: () => createEvent(backend, event, images),
          isThere: () => isListed(backend, event),
        });
        return { id, name: event.name };
      }}
      leftNotice={() => ({ variant: 'success', message: msg`Event created` })}
      onSent={(created) =>
        void navigate({
          to: '/apps/event/$eventId/{-$handle}',
          params: { eventId: created.id, handle: handleInAddress(created.name) },
          replace: true,
          ignoreBlocker: true,
        })
      }
      renderPreview={renderPreview}
      submitLabel={<Trans>Create event</Trans>}
    />
  );
}
