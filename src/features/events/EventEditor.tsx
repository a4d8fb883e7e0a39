import { useFormData } from '@conform-to/react/future';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft } from '../../storage/drafts.ts';
import { asTexts, type EventDetails, readDetails } from '../../domain/event-details.ts';
import { GuestPreview } from './GuestPreview.tsx';
import { eventSchema } from './schema.ts';
import './event-editor.css';

/** A form's unsaved values, and whether their owner is still there to be asked about them. */
export interface Unsaved {
  draft: Draft;
  isSignedIn(): boolean;
}

interface EventEditorProps {
  /** The details as they are saved. */
  saved: EventDetails;
  /** The path of the event's picture, or ''. */
  image: string;
  unsaved: Unsaved;
  /** @throws NotSent where nothing was sent after all */
  save(details: EventDetails): Promise<void>;
  /** Starts anew with what is saved; the draft is gone by then. */
  restart(): void;
  /** Whether the focus goes to the first field, as what had it is gone. */
  focused: boolean;
  /** The word on the button that saves. */
  submitLabel: ReactNode;
}

/** The form of an event's details, beside what a guest will read. */
export function EventEditor(props: EventEditorProps) {
  const { saved, image, unsaved, save, restart, focused, submitLabel } = props;
  const { draft } = unsaved;
  const { t } = useLingui();
  const form = useSchemaForm(eventSchema, { defaultValue: asTexts(saved), submit: save, draft });
  const { name, welcomeMessage, rsvpMessage, isSingleGuest } = form.fields;
  const words = useFormData(form.props.id, asDetails, { fallback: saved });
  return (
    <div className="event-editor" ref={focused ? focusFirstField : null}>
      <section className="sheet-panel">
        <DraftNotice
          shown={form.restored}
          discard={() => {
            draft.remove();
            restart();
          }}
        />
        <SchemaFormView form={form}>
          <TextField field={name} label={t`Name`} autoComplete="off" />
          <TextAreaField
            field={welcomeMessage}
            label={t`Welcome message`}
            hint={t`Stands under “Welcome” on the guest’s page.`}
          />
          <TextAreaField
            field={rsvpMessage}
            label={t`RSVP message`}
            hint={t`Asks the guest for the answer, such as until when.`}
          />
          <CheckboxField
            field={isSingleGuest}
            label={t`Each invitation is for one guest`}
            hint={t`The page then asks for yes or no, not for how many will come.`}
          />
          <div className="form-actions">
            <SubmitButton form={form}>{submitLabel}</SubmitButton>
          </div>
        </SchemaFormView>
      </section>
      <GuestPreview words={words} image={image} />
      <LeaveGuard mustAsk={() => form.changed} discard={draft.remove} />
    </div>
  );
}

const focusFirstField = (editor: HTMLElement | null) => editor?.querySelector('input')?.focus();

const asDetails = (texts: URLSearchParams) =>
  readDetails({ ...Object.fromEntries(texts), isSingleGuest: texts.get('isSingleGuest') !== null });
