import { useFormData } from '@conform-to/react/future';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode, RefCallback } from 'react';
import { useCreateOnce } from '../../api/use-create-once.ts';
import type { Message } from '../../domain/message.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useMerge } from '../../forms/use-merge.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft } from '../../storage/drafts.ts';
import { describeCreateError } from '../../ui/create-error.ts';
import { enterForm, preferFocus } from '../../ui/focus.ts';
import { MergeDialog } from '../../ui/MergeDialog.tsx';
import { MirroredIcon } from '../../ui/MirroredIcon.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DeleteMessage } from './DeleteMessage.tsx';
import { asTexts, isTick, type MessageTexts, noMessage, readTexts } from './message-form.ts';
import { messageLinkId } from './MessageCard.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { MessageTools } from './MessageTools.tsx';
import {
  createMessageMutation,
  type MessageStore,
  readMessageBefore,
  updateMessageMutation,
} from './mutations.ts';
import type { SampleGuest } from './sample-guest.ts';
import { type MessageDraft, messageSchema } from './schema.ts';
import { StartingTexts } from './StartingTexts.tsx';
import styles from './MessageEditor.module.css';

interface MessageEditorProps {
  store: MessageStore;
  /** The saved message; undefined for a new one. */
  message: Message | undefined;
  /** The first message of an event is the one that is sent. */
  isFirst: boolean;
  sample: SampleGuest;
  cover: ReactNode;
  draft: Draft;
}

/** The editor of a message, beside a preview for the guest. */
export function MessageEditor({ store, message, isFirst, sample, cover, draft }: MessageEditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const once = useCreateOnce(draft.key);
  const create = useMutation(createMessageMutation(store, once));
  const update = useMutation(updateMessageMutation(store));
  const labels = {
    title: t`Title`,
    message: t`Text`,
    attachCardImage: t`Attach the invitation card`,
    separateRSVP: t`Send the link separately`,
  };
  const edit = useMerge<Message, MessageDraft, MessageTexts>({
    saved: message ?? noMessage,
    getFields: (found) => found,
    asTexts,
    draft,
    labels,
  });
  const saveChanges = (mine: MessageDraft, known: Message & { id: string }) =>
    edit.save(mine, {
      readAgain: async () => (await readMessageBefore(store, known.id)) ?? known,
      async send({ theirs, fields }) {
        // The selection is made in the list, and may have changed meanwhile.
        const mergedFields = { ...fields, isSelected: theirs.isSelected };
        await update.mutateAsync({ id: known.id, fields: mergedFields, current: theirs });
        toasts.show({ variant: 'success', message: msg`Message saved` });
      },
    });
  const save = async (fields: MessageDraft, isShown: () => boolean) => {
    if (message?.id !== undefined) return saveChanges(fields, { ...message, id: message.id });
    const id = await create.mutateAsync({ ...fields, isSelected: isFirst });
    draft.remove();
    toasts.show({ variant: 'success', message: msg`Message created` });
    if (!isShown()) return;
    preferFocus(() => document.getElementById(messageLinkId(id)));
    await navigate({
      to: '.',
      search: (search) => ({ ...search, tab: 'messages', message: id }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  return (
    <Surface className={styles.editor} aria-label={message ? t`Edit message` : t`New message`}>
      <Link
        className={styles.back}
        to="."
        search={(search) => ({ ...search, tab: 'messages', message: undefined })}
      >
        <MirroredIcon of={ArrowLeft20Regular} />
        <Trans>All messages</Trans>
      </Link>
      <MessageForm
        key={edit.round}
        {...{ store, message, sample, cover, labels, onSave: save }}
        saved={edit.beginning}
        draft={edit.draft}
        onRestart={() => edit.restart(message ?? noMessage)}
        isSaved={edit.isSaved}
        enter={edit.enter}
      />
      <MergeDialog
        title={<Trans>This message changed while you were editing</Trans>}
        question={edit.question}
        labels={labels}
        describe={(name, text) => (isTick(name) ? (text ? t`Yes` : t`No`) : text)}
      />
    </Surface>
  );
}

interface MessageFormProps extends Omit<MessageEditorProps, 'isFirst'> {
  /** The saved texts. */
  saved: MessageTexts;
  onSave(fields: MessageDraft, isShown: () => boolean): Promise<void>;
  onRestart(): void;
  labels: Readonly<Record<keyof MessageTexts, string>>;
  /** Whether it starts again after a save. */
  isSaved: boolean;
  /** `ref` that moves the focus into a form that starts again, because the focused element is gone. */
  enter: RefCallback<HTMLElement> | null;
}

function MessageForm(props: MessageFormProps) {
  const { store, message, sample, cover, draft, saved, labels, isSaved, enter } = props;
  const { t } = useLingui();
  const form = useSchemaForm(messageSchema, {
    defaultValue: saved,
    submit: props.onSave,
    draft,
    isNew: !message,
    isSaved,
    describeError: describeCreateError,
  });
  const { title, message: text, attachCardImage, separateRSVP } = form.fields;
  const written = useFormData(form.props.id, readTexts, { fallback: readTexts(new URLSearchParams(saved)) });
  return (
    <>
      <DraftNotice shown={form.restored} onDiscard={props.onRestart} />
      {!message && <StartingTexts formId={form.props.id} />}
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
