import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { createOnce } from '../../api/writes.ts';
import type { Message } from '../../domain/message/message.ts';
import { SubmitCancelled } from '../../forms/errors.ts';
import { useMerge } from '../../forms/use-merge.tsx';
import type { FormTexts } from '../../storage/drafts.ts';
import { preferFocus } from '../../ui/page/focus.ts';
import { MirroredIcon } from '../../ui/brand/MirroredIcon.tsx';
import { Surface } from '../../ui/page/Surface.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { toMessageTexts, type MessageTexts, noMessage } from './message-form.ts';
import { getMessageLinkId } from './MessageCard.tsx';
import { type EditedMessage, MessageForm } from './MessageForm.tsx';
import { createMessage, isMessageListed, fetchMessageBefore, updateMessage } from './mutations.ts';
import type { MessageDraft } from './schema.ts';
import styles from './messages.module.css';

interface MessageEditorProps extends EditedMessage {
  /** The first message of an event is the one that is sent. */
  isFirst: boolean;
}

/** The editor of a message, beside a preview for the guest. */
export function MessageEditor(props: MessageEditorProps) {
  const { scope, message, isLost, isFirst, sample, cover, start } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const labels = {
    title: t`Title`,
    message: t`Text`,
    attachCardImage: t`Attach the invitation card`,
    separateRSVP: t`Send the link separately`,
  };
  const edit = useMerge<Message, MessageDraft, MessageTexts>({
    saved: toMessageTexts(message ?? noMessage),
    asTexts: toMessageTexts,
    draft: start.draft,
    title: <Trans>This message changed while you were editing</Trans>,
    labels,
    async refetch() {
      const found = message?.id === undefined ? undefined : await fetchMessageBefore(scope, message.id);
      // Deleted elsewhere: the list without it keeps the text open (EventMessages).
      if (!found) throw new SubmitCancelled();
      return found;
    },
    async send(theirs, changes) {
      await updateMessage(scope, theirs.id ?? '', { ...theirs, ...changes }, theirs);
      toasts.show({ variant: 'success', message: msg`Message saved` });
    },
  });
  /** @returns the id of a new message */
  const save = async (fields: MessageDraft, texts: FormTexts): Promise<string | undefined> => {
    if (message?.id !== undefined) {
      await edit.save(fields, texts);
      return undefined;
    }
    const created = { ...fields, isSelected: isFirst };
    return createOnce(start.draft.unsure, {
      send: () => createMessage(scope, created),
      isThere: () => isMessageListed(scope, created),
    });
  };
  const open = (id: string) => {
    preferFocus(() => document.getElementById(getMessageLinkId(id)));
    void navigate({
      to: '.',
      search: (search) => ({ ...search, tab: 'messages', message: id }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  const leave = () => {
    start.draft.remove();
    const search = { tab: 'messages' as const, message: undefined };
    void navigate({ to: '.', search: (before) => ({ ...before, ...search }), replace: true });
  };
  return (
    <Surface className={styles.editor} isPadded aria-label={message ? t`Edit message` : t`New message`}>
      <Link
        className={styles.back}
        to="."
        search={(search) => ({ ...search, tab: 'messages', message: undefined })}
      >
        <MirroredIcon of={ArrowLeft20Regular} />
        <Trans>All messages</Trans>
      </Link>
      <MessageForm
        {...{ scope, message, isLost, sample, cover, labels, start }}
        base={edit.base}
        submit={save}
        onSent={(id) => (id === undefined ? start.restart('saved') : open(id))}
        onDiscard={isLost ? leave : start.restart}
      />
      {edit.dialog}
    </Surface>
  );
}
