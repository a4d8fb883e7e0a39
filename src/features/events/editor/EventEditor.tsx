import { useFormData } from '@conform-to/react/future';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DraftNotice, type FormStart } from '../../../forms/DraftedForm.tsx';
import type { FieldProps } from '../../../forms/FieldFrame.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { FormTexts } from '../../../storage/drafts.ts';
import { type EventDetails, parseEventDetails, parseDetails } from '../../../domain/event/event.ts';
import { getPreviewText } from '../../../ui/text/preview-text.ts';
import { Surface } from '../../../ui/page/Surface.tsx';
import type { Notice } from '../../../ui/toasts/notifications.ts';
import { Text } from '../../../ui/text/Text.tsx';
import eventParts from '../header/event-parts.module.css';
import styles from './event-editor.module.css';
import { joinClasses } from '../../../ui/page/classes.ts';
import { splitPieces } from '../../../ui/text/foreign-text.ts';

const text = v.pipe(v.optional(v.string(), ''), v.trim());

/** The form of an event's details. */
const eventSchema = v.object({
  name: v.pipe(text, v.nonEmpty(msg`Enter an event name`.id)),
  welcomeMessage: text,
  rsvpMessage: text,
  isSingleGuest: v.pipe(
    v.optional(v.string(), ''),
    v.transform((ticked) => ticked !== ''),
  ),
  /** The images of a new event, as `formatImages` writes them. */
  images: v.optional(v.string(), ''),
  /** Which guests a copy takes over. */
  guests: v.optional(v.string(), ''),
});

/** The guest page with the current text, and the address of its card. */
export type RenderPreview = (details: EventDetails, image: string) => ReactNode;

type EventTexts = Record<keyof EventDetails | 'images' | 'guests', string>;

interface EventEditorProps<Result> {
  /** The saved texts that the form starts with. */
  base: EventTexts;
  /** The texts of a form that starts changed, as a copy of another event. */
  initial?: EventTexts | undefined;
  /** Whether the event was deleted elsewhere: what was typed can become a new event. */
  isLost?: boolean;
  onDiscard?(): void;
  /** The path of the event's cover, or ''. */
  image: string;
  /** The event's images: editable while it is created, read-only afterwards. */
  images: ReactNode;
  /** The choice of what a copy takes over. @param field of the guests */
  renderCopyChoice?(field: FieldProps['field']): ReactNode;
  start: FormStart;
  submit(details: EventDetails, texts: FormTexts): Promise<Result>;
  onSent(result: Result): void;
  /** The toast of a success after the person has left the form. */
  leftNotice?(result: Result): Notice;
  renderPreview: RenderPreview;
  /** The label of the button that saves. */
  submitLabel: ReactNode;
}

/** The form of an event's details, beside a preview for guests. */
export function EventEditor<Result>(props: EventEditorProps<Result>) {
  const { base, initial, image, images, start, submit, onSent, leftNotice, renderPreview, submitLabel } =
    props;
  const { isLost = false, onDiscard = start.restart } = props;
  const { t } = useLingui();
  const form = useSchemaForm(eventSchema, {
    defaultValue: base,
    ...(initial && { initialValue: initial }),
    submit: ({ images: _images, guests: _guests, ...details }, texts) => submit(details, texts),
    onSent,
    ...(leftNotice && { leftNotice }),
    start,
  });
  const { name, welcomeMessage, rsvpMessage, isSingleGuest } = form.fields;
  const current = useFormData(form.props.id, asDetails, { fallback: parseEventDetails(initial ?? base) });
  return (
    <div className={eventParts.editor}>
      <Surface>
        <DraftNotice
          start={start}
          restored={form.restored || (isLost && !form.busy)}
          onDiscard={() => onDiscard()}
        >
          {isLost && (
            <Trans>
              Someone else deleted this event, its guests and its messages. You can create the event again
              with your changes.
            </Trans>
          )}
        </DraftNotice>
        <SchemaFormView form={form}>
          <TextField field={name} label={t`Name`} autoComplete="off" />
          <TextAreaField field={welcomeMessage} label={t`Welcome message`} />
          <TextAreaField field={rsvpMessage} label={t`RSVP message`} />
          <CheckboxField field={isSingleGuest} label={t`One person per invitation`} />
          {images}
          {props.renderCopyChoice?.(form.fields.guests)}
          <div className={styles.actions}>
            <SubmitButton form={form}>{submitLabel}</SubmitButton>
          </div>
        </SchemaFormView>
      </Surface>
      <GuestPreview texts={[current.welcomeMessage, current.rsvpMessage]}>
        {renderPreview(shorten(current), image)}
      </GuestPreview>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} onDiscard={start.draft.remove} />
    </div>
  );
}

const shorten = (details: EventDetails): EventDetails => ({
  ...details,
  welcomeMessage: getPreviewText(details.welcomeMessage),
  rsvpMessage: getPreviewText(details.rsvpMessage),
});

const asDetails = (texts: URLSearchParams) =>
  parseDetails({ ...Object.fromEntries(texts), isSingleGuest: texts.get('isSingleGuest') !== null });

interface GuestPreviewProps {
  /** The organiser's current text. */
  texts: readonly string[];
  /** The guest page with it. */
  children: ReactNode;
}

/** The invisible control characters by their numbers, each once. */
const findHidden = (texts: readonly string[]) => [
  ...new Set(texts.flatMap(splitPieces).flatMap((piece) => ('control' in piece ? piece.control : []))),
];

/** The guest page in the frame of a phone. It is shown as a whole, and is not interactive. */
function GuestPreview({ texts, children }: GuestPreviewProps) {
  const { t } = useLingui();
  const hidden = findHidden(texts).join(', ');
  return (
    <aside className={joinClasses(styles.preview, 'screen-only')} id="preview" aria-label={t`Guest preview`}>
      <Text tone="soft" size={12} className={styles.caption}>
        <Trans>Guest preview</Trans>
      </Text>
      {hidden !== '' && (
        <Text tone="soft" size={12} className={styles.caption}>
          <Trans>Your texts have hidden characters that can change their order: {hidden}</Trans>
        </Text>
      )}
      <div className={styles.phone}>
        <div className={styles.screen} data-device="phone" inert aria-hidden>
          {children}
        </div>
      </div>
    </aside>
  );
}
