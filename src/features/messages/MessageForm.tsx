import { useFormData } from '@conform-to/react/future';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefCallback } from 'react';
import type { Message } from '../../domain/message.ts';
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
import { describeCreateError } from '../../ui/create-error.ts';
import { enterForm } from '../../ui/focus.ts';
import { DeleteMessage } from './DeleteMessage.tsx';
import { type MessageTexts, readTexts } from './message-form.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { MessageTools } from './MessageTools.tsx';
import type { MessageStore } from './mutations.ts';
import type { SampleGuest } from './sample-guest.ts';
import { type MessageDraft, messageSchema } from './schema.ts';
import { StartingTexts } from './StartingTexts.tsx';
import styles from './MessageEditor.module.css';

/** A message that is edited. */
export interface EditedMessage {
  store: MessageStore;
  /** The saved message; undefined for a new one. */
  message: Message | undefined;
  /** Whether it was deleted elsewhere: its unsaved text can become a new message. */
  isLost: boolean;
  sample: SampleGuest;
  cover: ReactNode;
  draft: Draft;
}

interface MessageFormProps extends EditedMessage {
  /** The saved texts. */
  saved: MessageTexts;
  onSave(fields: MessageDraft, isShown: () => boolean): ReturnType<Submit>;
  onRestart(): void;
  labels: Readonly<Record<keyof MessageTexts, string>>;
  /** Whether it starts again after a save. */
  isSaved: boolean;
  /** It was left, opened again, and saved since. */
  onSavedBefore(saved: FormTexts | undefined): void;
  /** `ref` that moves the focus into a form that starts again, because the focused element is gone. */
  enter: RefCallback<HTMLElement> | null;
}

/** The fields of a message, and its preview. */
export function MessageForm(props: MessageFormProps) {
  const { store, message, isLost, sample, cover, draft, saved, labels, isSaved, enter } = props;
  const { t } = useLingui();
  const form = useSchemaForm(messageSchema, {
    defaultValue: saved,
    submit: props.onSave,
    draft,
    onDiscard: props.onRestart,
    isSaved,
    onSavedBefore: props.onSavedBefore,
    describeError: describeCreateError,
  });
  const { title, message: text, attachCardImage, separateRSVP } = form.fields;
  const written = useFormData(form.props.id, readTexts, { fallback: readTexts(new URLSearchParams(saved)) });
  return (
    <>
      <DraftNotice shown={form.restored} onDiscard={props.onRestart}>
        {isLost && (
          <Trans>Someone else deleted this message. You can create it again with your changes.</Trans>
        )}
      </DraftNotice>
      {!message && !isLost && <StartingTexts formId={form.props.id} />}
      <SchemaFormView form={form}>
        <div className={styles.columns} ref={enter ?? (message ? null : enterForm)}>
          <div className={styles.fields}>
            <TextField field={title} label={labels.title} hint={t`Only you see it.`} autoComplete="off" />
            <TextAreaField field={text} label={labels.message} hint="" />
            <MessageTools message={written.message} />
          </div>
          <div className={styles.result}>
            <MessagePreview message={written} sample={sample} cover={cover} />
            <CheckboxField
              field={attachCardImage}
              label={labels.attachCardImage}
              hint={t`The card is sent with the text.`}
            />
            <CheckboxField
              field={separateRSVP}
              label={labels.separateRSVP}
              hint={t`The RSVP link is sent as a separate message.`}
            />
          </div>
        </div>
        <div className={styles.actions}>
          <SubmitButton form={form}>
            {message ? <Trans>Save</Trans> : <Trans>Create message</Trans>}
          </SubmitButton>
          {message?.id !== undefined && (
            <DeleteMessage store={store} id={message.id} title={message.title} draft={draft} />
          )}
        </div>
      </SchemaFormView>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} onDiscard={draft.remove} />
    </>
  );
}
