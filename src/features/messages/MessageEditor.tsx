import { useFormData } from '@conform-to/react/future';
import { Button } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { EventScope } from '../../api/use-api.ts';
import { createOnce } from '../../api/writes.ts';
import { canShareCard } from '../../domain/guest/guest-card.ts';
import { hasLink } from '../../domain/message/message-text.ts';
import type { Message } from '../../domain/message/message.ts';
import { pendingDeletion } from '../../shared/pending-deletion.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { NotSubmitted } from '../../forms/errors.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { MirroredIcon } from '../../ui/brand/MirroredIcon.tsx';
import { emptyFieldRef, hasModal, preferFocus, rescueFocus } from '../../ui/keyboard/focus.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import type { Notice } from '../../ui/toasts/notifications.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { findCurrentLink, getMessageLinkId } from './MessageCard.tsx';
import { MessagePreview, type SampleGuest } from './MessagePreview.tsx';
import { MessageTools, StartingTexts } from './MessageTools.tsx';
import {
  createMessage,
  deleteMessage,
  fetchMessageBefore,
  isMessageListed,
  updateMessage,
} from './mutations.ts';
import { type MessageDraft, messageSchema, noMessage, parseMessageTexts, toMessageTexts } from './schema.ts';
import styles from './messages.module.css';

interface MessageEditorProps {
  /** The name of its draft. */
  name: string;
  scope: EventScope;
  /** The saved message; undefined for a new one. */
  message: Message | undefined;
  /** Whether it was deleted elsewhere: its unsaved text can become a new message. */
  isLost: boolean;
  /** Its unsaved text is discarded: another message takes its place. */
  onDiscardLost(): void;
  /** The first message of an event is the one that is sent. */
  isFirst: boolean;
  sample: SampleGuest;
  eventName: string;
  cover: ReactNode;
}

const messageSaved: Notice = { variant: 'success', message: msg`Message saved` };

/** As it is written in a text. */
const link = '{link}';

/** The editor of a message, beside a preview for the guest. */
export function MessageEditor(props: MessageEditorProps) {
  const { name, scope, message, isLost, onDiscardLost, isFirst, sample, eventName, cover } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const labels = {
    title: t`Title`,
    message: t`Text`,
    attachCardImage: t`Attach the invitation card`,
    separateRSVP: t`Send the link separately`,
  };
  const refetch = async () => {
    const found = message?.id === undefined ? undefined : await fetchMessageBefore(scope, message.id);
    // Deleted elsewhere: the list without it keeps the text open (EventMessages).
    if (!found) throw new NotSubmitted();
    return found;
  };
  const update = (current: Message, changes: Partial<MessageDraft>) =>
    updateMessage(scope, current.id ?? '', { ...current, ...changes }, current);
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
  const form = useRecordForm({
    name,
    schema: messageSchema,
    texts: toMessageTexts(message ?? noMessage),
    labels,
    async save(fields, { unknownCreate, merge }) {
      if (message) {
        await merge({ toTexts: toMessageTexts, refetch, save: update });
        return undefined;
      }
      const created = { ...fields, isSelected: isFirst };
      return createOnce(unknownCreate, {
        send: () => createMessage(scope, created),
        isThere: () => isMessageListed(scope, created),
      });
    },
    onSaved(createdId, restart) {
      if (createdId !== undefined) return open(createdId);
      restart();
      toasts.show(messageSaved);
    },
    leftNotice: (createdId) =>
      createdId === undefined ? messageSaved : { variant: 'success', message: msg`Message created` },
  });
  const leave = () => {
    form.discard();
    onDiscardLost();
    const search = { tab: 'messages' as const, message: undefined };
    void navigate({ to: '.', search: (before) => ({ ...before, ...search }), replace: true });
  };
  const { title, message: text, attachCardImage, separateRSVP } = form.fields;
  const written = useFormData(form.props.id, parseMessageTexts, {
    fallback: parseMessageTexts(new URLSearchParams(form.initial)),
  });
  return (
    <div ref={message ? null : emptyFieldRef}>
      <Surface className={styles.editor} isPadded aria-label={message ? t`Edit message` : t`New message`}>
        <Link
          className={styles.back}
          to="."
          search={(search) => ({ ...search, tab: 'messages', message: undefined })}
        >
          <MirroredIcon of={ArrowLeft20Regular} />
          <Trans>All messages</Trans>
        </Link>
        {!message && !isLost && <StartingTexts formId={form.props.id} eventName={eventName} />}
        <RecordForm
          form={form}
          notice={
            isLost && (
              <Trans>Someone else deleted this message. You can create it again with your changes.</Trans>
            )
          }
          {...(isLost && { onDiscard: leave })}
        >
          <Stack gap={24} className={styles.formColumns}>
            <Stack gap={12}>
              <TextField field={title} label={labels.title} hint={t`Only you see it.`} autoComplete="off" />
              <TextAreaField field={text} label={labels.message} hint="" />
              <MessageTools message={written.message} />
            </Stack>
            <Stack gap={12} className={styles.result}>
              <MessagePreview message={written} sample={sample} cover={cover} />
              <CheckboxField
                field={attachCardImage}
                label={labels.attachCardImage}
                hint={
                  canShareCard()
                    ? t`Only “Share with the card” sends it. WhatsApp, SMS and email open without the card.`
                    : t`WhatsApp on a computer takes text only. Save the card and add it in the chat.`
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
            </Stack>
          </Stack>
          <Row isApart>
            <SubmitButton form={form}>
              {message ? <Trans>Save</Trans> : <Trans>Create message</Trans>}
            </SubmitButton>
            {message?.id !== undefined && (
              <DeleteMessage
                scope={scope}
                id={message.id}
                title={message.title}
                removeDraft={() => form.draft.remove()}
              />
            )}
          </Row>
        </RecordForm>
      </Surface>
    </div>
  );
}

interface DeleteMessageProps {
  scope: EventScope;
  id: string;
  title: string;
  /** Deletes its unsaved text. */
  removeDraft(): void;
}

/** Deletes a message after the undo period. */
function DeleteMessage(deletion: DeleteMessageProps) {
  const navigate = useNavigate();
  const remove = async () => {
    deleteMessageWithUndo(deletion);
    preferFocus(findCurrentLink);
    await navigate({
      to: '.',
      search: (search) => ({ ...search, tab: 'messages', message: undefined }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
    // The address stays the same if it did not name the message.
    rescueFocus();
  };
  return (
    <Button appearance="subtle" icon={<Delete20Regular />} onClick={remove}>
      <Trans>Delete</Trans>
    </Button>
  );
}

/** Removes a message from the list, and deletes it after the undo period. */
const deleteMessageWithUndo = ({ scope, id, title, removeDraft }: DeleteMessageProps) =>
  pendingDeletion.begin({
    ids: [id],
    queryClient: scope.queryClient,
    async send(sending) {
      await deleteMessage(scope, id, sending);
      removeDraft();
      return [];
    },
    hide: (change) => change(),
    show(change) {
      flushSync(change);
      if (!hasModal()) document.getElementById(getMessageLinkId(id))?.focus();
    },
    texts: {
      name: title,
      deleted: msg`Message deleted`,
      tooLate: msg`Too late to undo: it is deleted.`,
      failed: () => msg`We could not delete this message.`,
      dropped: (name) =>
        name === undefined
          ? msg`A message was not deleted: the session ended first.`
          : msg`“${name}” was not deleted: the session ended first.`,
    },
  });
