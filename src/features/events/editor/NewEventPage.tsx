import { useFormData } from '@conform-to/react/future';
import { Button } from '@fluentui/react-components';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useScope } from '../../../api/use-api.ts';
import { type Event, toEventTexts, noDetails } from '../../../domain/event/event.ts';
import { handleInAddress } from '../../../domain/event/handle.ts';
import type { FieldProps } from '../../../forms/FieldFrame.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { emptyFieldRef } from '../../../ui/keyboard/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { EventEditor, type RenderPreview } from './EventEditor.tsx';
import { drawnCovers, formatImages, getCoverPath, isUsableImage, maxImages } from './event-images.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { createEventOnce } from '../mutations.ts';
import { newEventSchema } from '../schema.ts';
import styles from './event-editor.module.css';
import { getImages } from './SavedImages.tsx';
import { useNewEventImages } from './new-event-images.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { findDrawnCover, parseCoverSource } from './named-cover.ts';
import { useCoverPreview } from './use-cover-preview.ts';

interface NewEventPageProps {
  renderPreview: RenderPreview;
  /** The event that the new one starts as a copy of. */
  copied?: {
    event: Event;
    messageCount: number;
    /** How many guests have checked in on this device. */
    arrivedCount: number;
    /** Loads guests as CSV, before the event is created. */
    loadGuests(choice: GuestChoice): Promise<string>;
  };
  /** The event is created; by default it is opened. */
  onCreated?(created: CreatedEvent): void;
}

/** Which guests are copied: all, those who have accepted, or those who have checked in on this device. */
const guestChoices = ['all', 'coming', 'arrived'] as const;
type GuestChoice = (typeof guestChoices)[number];

interface CreatedEvent {
  id: string;
  name: string;
  /** The guests to import, as CSV. */
  guests: string | undefined;
}

/** The page that creates an event. */
export function NewEventPage(props: NewEventPageProps) {
  return (
    <Page
      title={props.copied ? <Trans>Copy event</Trans> : <Trans>New event</Trans>}
      trail={
        <Link to="/events">
          <Trans>Events</Trans>
        </Link>
      }
    >
      <div ref={emptyFieldRef}>
        <NewEvent {...props} />
      </div>
    </Page>
  );
}

function NewEvent({ renderPreview, copied, onCreated }: NewEventPageProps) {
  const { t } = useLingui();
  const scope = useScope();
  const navigate = useNavigate();
  const [initial] = useState(() => copied && createCopy(copied.event, t`Copy of ${copied.event.name}`));
  const form = useRecordForm({
    name: copied ? `event copy ${copied.event.id}` : 'event new',
    schema: newEventSchema,
    texts: { ...toEventTexts(noDetails), images: '', guests: '' },
    initialTexts: initial?.texts,
    async save({ images: _images, guests: chosenGuests, ...event }, { unknownCreate }) {
      const images = await chosen.collect(event.name);
      const choice = guestChoices.find((each) => each === chosenGuests);
      const guests = choice && (await copied?.loadGuests(choice));
      const { id, wasThere } = await createEventOnce(scope, unknownCreate, event, images);
      if (wasThere)
        toasts.show({
          variant: 'info',
          message: msg`The event was already created. We did not create it twice.`,
        });
      return { id, name: event.name, guests };
    },
    onSaved: (created) =>
      onCreated
        ? onCreated(created)
        : void navigate({
            to: '/apps/event/$eventId/{-$handle}',
            params: { eventId: created.id, handle: handleInAddress(created.name) },
            replace: true,
            ignoreBlocker: true,
          }),
    leftNotice: () =>
      copied
        ? {
            variant: 'warning',
            message: msg`Event created, without the messages and guests of the other event`,
          }
        : { variant: 'success', message: msg`Event created` },
  });
  const chosen = useNewEventImages(form.key, form.draft.read()?.value.images ?? '', initial);
  const typed = useFormData(
    chosen.field.ref,
    (all) => ({ name: all.get('name') ?? '', welcome: all.get('welcomeMessage') ?? '' }),
    { fallback: { name: form.initial.name ?? '', welcome: form.initial.welcomeMessage ?? '' } },
  );
  const texts = { ...chosen.title, name: typed.name.trim() };
  const cover = useCoverPreview(chosen.images[0] ?? '', texts, previewWidth);
  return (
    <EventEditor
      form={form}
      image={cover}
      coverLine={texts.isShown && findDrawnCover(chosen.images[0]) ? texts.line : ''}
      renderPreview={renderPreview}
      submitLabel={<Trans>Create event</Trans>}
    >
      <ImagePicker chosen={chosen} cover={cover} texts={texts} welcomeMessage={typed.welcome} />
      {copied && chosen.images[0] === copied.event.image && !findDrawnCover(copied.event.image) && (
        <Text tone="soft" size={12}>
          <Trans>The cover still shows the old name.</Trans>{' '}
          <Button
            size="small"
            onClick={() => chosen.change([getCoverPath(drawnCovers[0]), ...chosen.images.slice(1)])}
          >
            <Trans>Draw it with the new name</Trans>
          </Button>
        </Text>
      )}
      {copied && <CopyChoice {...copied} field={form.fields.guests} />}
    </EventEditor>
  );
}

/**
 * The texts of a form that starts as a copy, and its images. A cover that was drawn here is drawn with the new name.
 */
function createCopy(event: Event, name: string) {
  const source = parseCoverSource(event.image);
  const images = getImages(event)
    .filter(isUsableImage)
    .slice(0, maxImages)
    .map((image) => (source && image === event.image ? getCoverPath(source.cover) : image));
  const title = { isShown: true, line: source?.line ?? '' };
  return {
    images,
    title,
    texts: { ...toEventTexts({ ...event.details, name }), images: formatImages(images, title), guests: '' },
  };
}

interface CopyChoiceProps {
  event: Event;
  messageCount: number;
  arrivedCount: number;
  field: FieldProps['field'];
}

/** What is copied beside the texts. */
function CopyChoice({ event, messageCount, arrivedCount, field }: CopyChoiceProps) {
  const { t } = useLingui();
  const { total = 0, accepted = 0 } = event.analytics;
  return (
    <div className={styles.copied}>
      {total > 0 && (
        <SelectField
          field={field}
          label={t`Guests to copy`}
          hint={t`You can check the guests before they are added. Their answers are not copied.`}
        >
          <option value="">{t({ message: 'None', context: 'guests to copy' })}</option>
          <option value="all">
            {t`${plural(total, { one: 'All (# guest)', other: 'All (# guests)' })}`}
          </option>
          {accepted > 0 && (
            <option value="coming">
              {t`${plural(accepted, { one: 'Coming (# guest)', other: 'Coming (# guests)' })}`}
            </option>
          )}
          {arrivedCount > 0 && (
            <option value="arrived">
              {t`${plural(arrivedCount, { one: 'Checked in on this device (# guest)', other: 'Checked in on this device (# guests)' })}`}
            </option>
          )}
        </SelectField>
      )}
      <Text tone="soft" size={12}>
        <Plural
          value={messageCount}
          _0="The event has no messages to copy."
          one="Its message is copied."
          other="Its # messages are copied."
        />
      </Text>
    </div>
  );
}

/** The width of the preview in pixels. */
const previewWidth = 540;
