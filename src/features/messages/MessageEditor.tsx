import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCreateOnce } from '../../api/use-create-once.ts';
import type { Message } from '../../domain/message.ts';
import { NotSent } from '../../forms/sending-forms.ts';
import { useMerge } from '../../forms/use-merge.ts';
import { preferFocus } from '../../ui/focus.ts';
import { MergeDialog } from '../../ui/MergeDialog.tsx';
import { MirroredIcon } from '../../ui/MirroredIcon.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { toasts } from '../../ui/toasts.ts';
import { asTexts, isTick, type MessageTexts, noMessage } from './message-form.ts';
import { getMessageLinkId } from './MessageCard.tsx';
import { type EditedMessage, MessageForm } from './MessageForm.tsx';
import { createMessageMutation, readMessageBefore, updateMessageMutation } from './mutations.ts';
import type { MessageDraft } from './schema.ts';
import styles from './MessageEditor.module.css';

interface MessageEditorProps extends EditedMessage {
  /** The first message of an event is the one that is sent. */
  isFirst: boolean;
}

/** The editor of a message, beside a preview for the guest. */
export function MessageEditor(props: MessageEditorProps) {
  const { store, message, isLost, isFirst, sample, cover, draft } = props;
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
      async readAgain() {
        const found = await readMessageBefore(store, known.id);
        // Deleted elsewhere: the list without it keeps the text open (EventMessages).
        if (!found) throw new NotSent();
        return found;
      },
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
    // The list shows the result; a form that was left does not.
    if (!isShown()) return toasts.show({ variant: 'success', message: msg`Message created` });
    return () => {
      preferFocus(() => document.getElementById(getMessageLinkId(id)));
      return navigate({
        to: '.',
        search: (search) => ({ ...search, tab: 'messages', message: id }),
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      });
    };
  };
  const leave = () => {
    draft.remove();
    const search = { tab: 'messages' as const, message: undefined };
    void navigate({ to: '.', search: (before) => ({ ...before, ...search }), replace: true });
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
        {...{ store, message, isLost, sample, cover, labels, onSave: save }}
        saved={edit.beginning}
        draft={edit.draft}
        onRestart={isLost ? leave : () => edit.restart(message ?? noMessage)}
        isSaved={edit.isSaved}
        onSavedBefore={edit.onSavedBefore}
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
