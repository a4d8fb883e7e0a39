import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useCreateOnce } from '../../api/use-create-once.ts';
import { focusFirstField } from '../../forms/remember-focus.ts';
import { getSending, NotSent } from '../../forms/sending-forms.ts';
import { Page } from '../../ui/Page.tsx';
import { toasts } from '../../ui/toasts.ts';
import { type EventDetails, noDetails } from '../../domain/event-details.ts';
import { EventEditor, type RenderPreview, type Unsaved } from './EventEditor.tsx';
import {
  countLostFiles,
  type DraftImages,
  readDraftAddress,
  readDraftImages,
  readRefusedFile,
  withImages,
} from './event-images.ts';
import { useImageAddress } from './image-address.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { handleInAddress } from '../../domain/handle.ts';
import { createEventMutation } from './mutations.ts';
import { useRefusedFile } from './refused-file.ts';

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
  const [images, setImages] = useState(() => readDraftImages(draft));
  const [lost, setLost] = useState(() => countLostFiles(draft));
  const latestImages = useRef(images);
  const address = useImageAddress({
    initial: readDraftAddress(draft),
    getImages: () => latestImages.current,
    onChange: (text) => keep({ address: text }),
  });
  const refused = useRefusedFile({
    initial: readRefusedFile(draft),
    onChange: (name) => keep({ refused: name }),
  });
  const keep = (changes: Partial<DraftImages>) => {
    const now = {
      images: latestImages.current,
      lost,
      address: address.getText(),
      refused: refused.getName(),
    };
    withImages(draft, { ...now, ...changes }).write(draft.read() ?? {});
  };
  const changeImages = (next: string[]) => {
    // Read-only while the form is sent, like the fields.
    if (getSending(draft.key)) return;
    latestImages.current = next;
    setImages(next);
    setLost(0);
    keep({ lost: 0 });
  };
  const save = async (details: EventDetails, isShown: () => boolean) => {
    // Images cannot be added later, so what was chosen or typed is one of them, or is refused before anything is sent.
    if (refused.showProblem()) throw new NotSent();
    const all = await address.add();
    if (!all) throw new NotSent();
    const id = await mutateAsync({ details, images: all });
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
        image={images[0] ?? ''}
        images={<ImagePicker {...{ images, lost, address, refused }} onChange={changeImages} />}
        unsaved={{
          ...unsaved,
          draft: withImages(draft, { images, lost, address: address.text, refused: refused.name }),
        }}
        onSave={save}
        onRestart={() => {
          latestImages.current = [];
          setImages([]);
          setLost(0);
          address.reset();
          refused.reset();
          setRound(round + 1);
        }}
        enter={round > 0 ? focusFirstField : null}
        renderPreview={renderPreview}
        submitLabel={<Trans>Create event</Trans>}
      />
    </Page>
  );
}
