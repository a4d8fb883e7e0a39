import { useFormData } from '@conform-to/react/future';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { canShareCard } from '../../domain/guest-card.ts';
import type { Message } from '../../domain/message.ts';
import { hasLink } from '../../domain/message-text.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import type { FormStart } from '../../forms/DraftedForm.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft } from '../../storage/drafts.ts';
import { describeCreateError } from '../../ui/create-error.ts';
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

/** As it is written in a text. */
const link = '{link}';

interface MessageFormProps extends EditedMessage {
  /** The saved texts that the form starts with. */
  base: MessageTexts;
  start: FormStart;
  /** @returns the id of a new message */
  submit(fields: MessageDraft): Promise<string | undefined>;
  onSent(id: string | undefined): void;
  onDiscard(): void;
  labels: Readonly<Record<keyof MessageTexts, string>>;
}

/** The fields of a message, and its preview. */
export function MessageForm(props: MessageFormProps) {
  const { store, message, isLost, sample, cover, draft, base, start, labels } = props;
  const { t } = useLingui();
  const form = useSchemaForm(messageSchema, {
    defaultValue: base,
    submit: props.submit,
    onSent: props.onSent,
    leftNotice: (id) => ({
      variant: 'success',
      message: id === undefined ? msg`Message saved` : msg`Message created`,
    }),
    draft,
    isSaved: start.isSaved,
    describeError: describeCreateError,
  });
  const { title, message: text, attachCardImage, separateRSVP } = form.fields;
  const written = useFormData(form.props.id, readTexts, { fallback: readTexts(new URLSearchParams(base)) });
  return (
    <>
      <DraftNotice start={start} restored={form.restored} onDiscard={props.onDiscard}>
        {isLost && (
          <Trans>Someone else deleted this message. You can create it again with your changes.</Trans>
        )}
      </DraftNotice>
      {!message && !isLost && <StartingTexts formId={form.props.id} />}
      <SchemaFormView form={form}>
        <div className={styles.columns}>
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
              hint={
                canShareCard()
                  ? t`Only “Share with the card” sends it. WhatsApp, SMS and email open without the card.`
                  : t`It cannot be attached in this browser. You save the card and add it in the chat.`
              }
            />
            <CheckboxField
              field={separateRSVP}
              label={labels.separateRSVP}
              hint={
                hasLink(written.message)
                  ? t`The text contains ${link}, so there is no separate message.`
                  : t`You send the text, then the RSVP link as a second message.`
              }
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
