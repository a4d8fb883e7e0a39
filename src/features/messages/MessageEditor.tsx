import { useFormData } from '@conform-to/react/future';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCreateOnce } from '../../api/use-create-once.ts';
import type { Message } from '../../domain/message.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { readBeginning, withBeginning } from '../../forms/draft-beginning.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { NotSent } from '../../forms/sending-forms.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft } from '../../storage/drafts.ts';
import { describeCreateError } from '../../ui/create-error.ts';
import { enterForm, preferFocus } from '../../ui/focus.ts';
import { Surface } from '../../ui/Surface.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useConflict } from '../../ui/use-conflict.ts';
import { DeleteMessage } from './DeleteMessage.tsx';
import { asTexts, differences, type MessageTexts, readTexts } from './message-form.ts';
import { messageLinkId } from './MessageCard.tsx';
import { MessageConflictDialog } from './MessageConflictDialog.tsx';
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
  const [form, setForm] = useState(() => {
    const saved = asTexts(message);
    return { round: 0, saved, since: readBeginning(draft, saved) };
  });
  const { conflict, choose } = useConflict<MessageTexts>();
  const startWith = (saved: MessageTexts) => {
    draft.remove();
    setForm({ round: form.round + 1, saved, since: saved });
  };
  const saveChanges = async (fields: MessageDraft, known: Message & { id: string }) => {
    const now = (await readMessageBefore(store, known.id)) ?? known;
    const [mine, theirs] = [asTexts(fields), asTexts(now)];
    if (differences(theirs, form.since).length > 0 && differences(theirs, mine).length > 0) {
      const winner = await choose(mine, theirs);
      if (winner === 'theirs') startWith(theirs);
      if (winner !== 'mine') throw new NotSent();
    }
    // The selection is made in the list, and may have changed meanwhile.
    await update.mutateAsync({ id: known.id, fields: { ...fields, isSelected: now.isSelected } });
    setForm({ ...form, saved: mine, since: mine });
    toasts.show({ variant: 'success', message: msg`Message saved` });
  };
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
        <ArrowLeft20Regular aria-hidden />
        <Trans>All messages</Trans>
      </Link>
      <MessageForm
        key={form.round}
        {...{ store, message, sample, cover, onSave: save }}
        saved={form.saved}
        draft={withBeginning(draft, form.since)}
        onRestart={() => startWith(asTexts(message))}
        isFocused={form.round > 0}
      />
      <MessageConflictDialog conflict={conflict} />
    </Surface>
  );
}

interface MessageFormProps extends Omit<MessageEditorProps, 'isFirst'> {
  /** The saved texts. */
  saved: MessageTexts;
  onSave(fields: MessageDraft, isShown: () => boolean): Promise<void>;
  onRestart(): void;
  /** Whether to focus the first field, because the focused element is gone. */
  isFocused: boolean;
}

function MessageForm(props: MessageFormProps) {
  const { store, message, sample, cover, draft, saved, onSave, onRestart, isFocused } = props;
  const { t } = useLingui();
  const form = useSchemaForm(messageSchema, {
    defaultValue: saved,
    submit: onSave,
    draft,
    isNew: !message,
    describeError: describeCreateError,
  });
  const { title, message: text, attachCardImage, separateRSVP } = form.fields;
  const written = useFormData(form.props.id, readTexts, { fallback: readTexts(new URLSearchParams(saved)) });
  return (
    <>
      <DraftNotice shown={form.restored} onDiscard={onRestart} />
      {!message && <StartingTexts formId={form.props.id} />}
      <SchemaFormView form={form}>
        <div className={styles.columns} ref={isFocused ? focusFirstField : message ? null : enterForm}>
          <div className={styles.fields}>
            <TextField field={title} label={t`Title`} hint={t`Only you see it.`} autoComplete="off" />
            <TextAreaField field={text} label={t`Text`} hint="" />
            <MessageTools message={written.message} />
          </div>
          <div className={styles.result}>
            <MessagePreview message={written} sample={sample} cover={cover} />
            <CheckboxField
              field={attachCardImage}
              label={t`Attach the invitation card`}
              hint={t`The card is sent with the text.`}
            />
            <CheckboxField
              field={separateRSVP}
              label={t`Send the link separately`}
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

const focusFirstField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
