import { useFormData } from '@conform-to/react/future';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import type { FieldProps } from '../../../forms/FieldFrame.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { RecordFormState } from '../../../forms/use-record-form.ts';
import { type EventDetails, parseEventDetails, parseDetails } from '../../../domain/event/event.ts';
import { getPreviewText } from '../../../ui/text/preview-text.ts';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import eventParts from '../header/event-parts.module.css';
import styles from './event-editor.module.css';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { splitPieces } from '../../../ui/text/foreign-text.ts';

/** The guest page with the current text, and the address of its card. */
export type RenderPreview = (details: EventDetails, image: string) => ReactNode;

interface EventEditorProps {
  /** The form of the details, with the schema of an event. */
  form: RecordFormState & {
    fields: Record<keyof EventDetails, FieldProps['field'] & { defaultChecked: boolean }>;
  };
  /** Another text than the usual one about restored changes. */
  notice?: ReactNode;
  onDiscard?: (() => void) | undefined;
  /** The path of the event's cover, or ''. */
  image: string;
  /** The line of text on the cover, or ''. */
  coverLine: string;
  /** Whether its button is always in view. In a long form the button would cover fields. */
  isButtonSticky?: boolean;
  /** The event's images, editable while it is created, and what a copy takes over. */
  children: ReactNode;
  renderPreview: RenderPreview;
  /** The label of the button that saves. */
  submitLabel: ReactNode;
}

/** The form of an event's details, beside a preview for guests. */
export function EventEditor(props: EventEditorProps) {
  const { form, notice, onDiscard, image, coverLine, isButtonSticky, children, renderPreview, submitLabel } =
    props;
  const { t } = useLingui();
  const { name, welcomeMessage, rsvpMessage, isSingleGuest } = form.fields;
  const current = useFormData(form.props.id, asDetails, { fallback: parseEventDetails(form.initial) });
  return (
    <div className={eventParts.editor}>
      <Surface>
        <RecordForm form={form} notice={notice} {...(onDiscard && { onDiscard })}>
          <TextField field={name} label={t`Name`} autoComplete="off" />
          <div>
            <TextAreaField field={welcomeMessage} label={t`Welcome message`} />
            {/* The line keeps its room, so that nothing moves while a date is typed. */}
            <Text
              tone="soft"
              size={12}
              className={styles.question}
              data-answered={hasDigit(current, coverLine)}
            >
              <Trans>Do guests know when and where?</Trans>
            </Text>
          </div>
          <TextAreaField field={rsvpMessage} label={t`RSVP message`} />
          <CheckboxField field={isSingleGuest} label={t`One person per invitation`} />
          {children}
          <div className={styles.actions} data-sticky={isButtonSticky}>
            <SubmitButton form={form}>{submitLabel}</SubmitButton>
          </div>
        </RecordForm>
      </Surface>
      <GuestPreview texts={[current.welcomeMessage, current.rsvpMessage]}>
        {renderPreview(shorten(current), image)}
      </GuestPreview>
    </div>
  );
}

const shorten = (details: EventDetails): EventDetails => ({
  ...details,
  welcomeMessage: getPreviewText(details.welcomeMessage),
  rsvpMessage: getPreviewText(details.rsvpMessage),
});

/** Whether a text that guests read before they answer has a digit, as a date or an address has. */
const hasDigit = ({ welcomeMessage }: EventDetails, coverLine: string) =>
  /\p{Nd}/u.test(welcomeMessage + coverLine);

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
