import { useFormData } from '@conform-to/react/future';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefCallback } from 'react';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import type { Submit } from '../../forms/sending-forms.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft, FormTexts } from '../../storage/drafts.ts';
import { asTexts, type EventDetails, readDetails } from '../../domain/event-details.ts';
import { GuestPreview } from './GuestPreview.tsx';
import { eventSchema } from './schema.ts';
import { describeCreateError } from '../../ui/create-error.ts';
import { enterForm } from '../../ui/focus.ts';
import { getPreviewText } from '../../ui/preview-text.ts';
import { Surface } from '../../ui/Surface.tsx';
import styles from './EventEditor.module.css';

/** A form's unsaved values, and whether their owner is still signed in. */
export interface Unsaved {
  draft: Draft;
  isSignedIn(): boolean;
}

/** The guest page with the current text, and the address of its card. */
export type RenderPreview = (details: EventDetails, image: string) => ReactNode;

interface EventEditorProps {
  /** Whether it creates the event. */
  isNew?: boolean;
  /** Whether the event was deleted elsewhere: what was typed can become a new event. */
  isLost?: boolean;
  /** The saved details. */
  saved: EventDetails;
  /** The path of the event's cover, or ''. */
  image: string;
  /** The event's images: editable while it is created, read-only afterwards. */
  images: ReactNode;
  unsaved: Unsaved;
  /**
   * @param isShown whether the person still sees the form
   * @returns what leads elsewhere, if anything
   * @throws NotSent if nothing was sent
   */
  onSave(details: EventDetails, isShown: () => boolean): ReturnType<Submit>;
  /** Restarts with the saved values, after the draft was deleted. */
  onRestart(): void;
  /** Whether it starts again after a save. */
  isSaved?: boolean;
  /** It was left, opened again, and saved since. */
  onSavedBefore?(saved: FormTexts | undefined): void;
  /** `ref` that moves the focus into a form that starts again, because the focused element is gone. */
  enter: RefCallback<HTMLElement> | null;
  renderPreview: RenderPreview;
  /** The label of the button that saves. */
  submitLabel: ReactNode;
}

/** The form of an event's details, beside a preview for guests. */
export function EventEditor(props: EventEditorProps) {
  const {
    isNew = false,
    isLost = false,
    saved,
    image,
    images,
    unsaved,
    onSave,
    onRestart,
    isSaved = false,
    onSavedBefore,
    enter,
    renderPreview,
    submitLabel,
  } = props;
  const { draft } = unsaved;
  const { t } = useLingui();
  const form = useSchemaForm(eventSchema, {
    defaultValue: asTexts(saved),
    submit: onSave,
    draft,
    onDiscard: onRestart,
    isSaved,
    ...(onSavedBefore && { onSavedBefore }),
    describeError: describeCreateError,
  });
  const { name, welcomeMessage, rsvpMessage, isSingleGuest } = form.fields;
  const current = useFormData(form.props.id, asDetails, { fallback: saved });
  return (
    <div className={styles.editor} ref={enter ?? (isNew ? enterForm : null)}>
      <Surface>
        <DraftNotice
          shown={form.restored || (isLost && !form.busy)}
          onDiscard={() => {
            draft.remove();
            onRestart();
          }}
        >
          {isLost && (
            <Trans>Someone else deleted this event. You can create it again with your changes.</Trans>
          )}
        </DraftNotice>
        <SchemaFormView form={form}>
          <TextField field={name} label={t`Name`} autoComplete="off" />
          <TextAreaField
            field={welcomeMessage}
            label={t`Welcome message`}
            hint={t`Shown under “Welcome” on the guest’s page.`}
          />
          <TextAreaField
            field={rsvpMessage}
            label={t`RSVP message`}
            hint={t`Shown under “RSVP”. Ask for an answer by a date, for example “Please answer by 1 May.”`}
          />
          <CheckboxField
            field={isSingleGuest}
            label={t`One person per invitation`}
            hint={t`Guests answer yes or no instead of choosing a number.`}
          />
          {images}
          <div className={styles.actions}>
            <SubmitButton form={form}>{submitLabel}</SubmitButton>
          </div>
        </SchemaFormView>
      </Surface>
      <GuestPreview texts={[current.welcomeMessage, current.rsvpMessage]}>
        {renderPreview(shorten(current), image)}
      </GuestPreview>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} onDiscard={draft.remove} />
    </div>
  );
}

const shorten = (details: EventDetails): EventDetails => ({
  ...details,
  welcomeMessage: getPreviewText(details.welcomeMessage),
  rsvpMessage: getPreviewText(details.rsvpMessage),
});

const asDetails = (texts: URLSearchParams) =>
  readDetails({ ...Object.fromEntries(texts), isSingleGuest: texts.get('isSingleGuest') !== null });
