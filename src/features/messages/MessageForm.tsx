import { useFormData } from '@conform-to/react/future';
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { canShareCard } from '../../domain/guest/guest-card.ts';
import type { Message } from '../../domain/message/message.ts';
import { findUnknownVariables, hasLink, messageVariables } from '../../domain/message/message-text.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { DraftNotice, type FormStart } from '../../forms/DraftedForm.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft, FormTexts } from '../../storage/drafts.ts';
import { type MessageTexts, parseMessageTexts } from './message-form.ts';
import { MessagePreview } from './MessagePreview.tsx';
import type { SampleGuest } from './sample-guest.ts';
import { type MessageDraft, messageSchema } from './schema.ts';
import { Row, Stack } from '../../ui/page/Layout.tsx';
import styles from './messages.module.css';
import { preferFocus, rescueFocus, hasModal } from '../../ui/page/focus.ts';
import { findCurrentLink, getMessageLinkId } from './MessageCard.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { isLocale, localeNames, locales } from '../../i18n/locale.ts';
import { type StartingKind, startingKinds, startingTexts } from '../../domain/message/starting-texts.ts';
import type { EventScope } from '../../api/use-api.ts';
import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { pendingDeletion } from '../../domain/pending-deletion.ts';
import { deleteMessage } from './mutations.ts';

/** A message that is edited. */
export interface EditedMessage {
  scope: EventScope;
  /** The saved message; undefined for a new one. */
  message: Message | undefined;
  /** Whether it was deleted elsewhere: its unsaved text can become a new message. */
  isLost: boolean;
  sample: SampleGuest;
  cover: ReactNode;
  start: FormStart;
}

/** As it is written in a text. */
const link = '{link}';

interface MessageFormProps extends EditedMessage {
  /** The saved texts that the form starts with. */
  base: MessageTexts;
  /** @returns the id of a new message */
  submit(fields: MessageDraft, texts: FormTexts): Promise<string | undefined>;
  onSent(id: string | undefined): void;
  onDiscard(): void;
  labels: Readonly<Record<keyof MessageTexts, string>>;
}

/** The fields of a message, and its preview. */
export function MessageForm(props: MessageFormProps) {
  const { scope, message, isLost, sample, cover, base, start, labels } = props;
  const { t } = useLingui();
  const form = useSchemaForm(messageSchema, {
    defaultValue: base,
    submit: props.submit,
    onSent: props.onSent,
    leftNotice: (id) => ({
      variant: 'success',
      message: id === undefined ? msg`Message saved` : msg`Message created`,
    }),
    start,
  });
  const { title, message: text, attachCardImage, separateRSVP } = form.fields;
  const written = useFormData(form.props.id, parseMessageTexts, {
    fallback: parseMessageTexts(new URLSearchParams(base)),
  });
  return (
    <>
      <DraftNotice start={start} restored={form.restored} onDiscard={props.onDiscard}>
        {isLost && (
          <Trans>Someone else deleted this message. You can create it again with your changes.</Trans>
        )}
      </DraftNotice>
      {!message && !isLost && <StartingTexts formId={form.props.id} />}
      <SchemaFormView form={form}>
        <div className={styles.formColumns}>
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
          </Stack>
        </div>
        <Row isApart>
          <SubmitButton form={form}>
            {message ? <Trans>Save</Trans> : <Trans>Create message</Trans>}
          </SubmitButton>
          {message?.id !== undefined && (
            <DeleteMessage scope={scope} id={message.id} title={message.title} draft={start.draft} />
          )}
        </Row>
      </SchemaFormView>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} onDiscard={start.draft.remove} />
    </>
  );
}

interface DeleteMessageProps {
  scope: EventScope;
  id: string;
  title: string;
  draft: Draft;
}

/** Deletes a message after the undo period. */
function DeleteMessage({ scope, ...deletion }: DeleteMessageProps) {
  const navigate = useNavigate();
  const remove = async () => {
    deleteMessageWithUndo(scope, deletion);
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

/** Below the text: insertable variables, and variables without a value. */
function MessageTools({ message }: { message: string }) {
  const { t } = useLingui();
  const unknown = findUnknownVariables(message);
  const written = <ForeignText text={inBraces(unknown)} />;
  const known = <bdi dir="ltr">{inBraces(messageVariables)}</bdi>;
  const labels = { name: t`Insert the guest’s name`, link: t`Insert the RSVP link` };
  return (
    <>
      <Row>
        {messageVariables.map((variable) => (
          <Button
            key={variable}
            size="small"
            shape="circular"
            title={labels[variable]}
            onClick={({ currentTarget }) => {
              const field = findTextField(currentTarget.form, 'message');
              if (field) insertText(field, `{${variable}}`);
            }}
          >
            <span className="visually-hidden">{labels[variable]} </span>
            <code dir="ltr">{`{${variable}}`}</code>
          </Button>
        ))}
      </Row>
      <div role="status">
        {unknown.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <Trans>
                {written}: not a variable, so guests see it as written. You can use {known}.
              </Trans>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </>
  );
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

const labels = {
  invitation: msg({ message: 'Invitation', context: 'message' }),
  reminder: msg`Gentle reminder`,
  directions: msg`How to find us`,
};

/** Starting texts, in the language of the guests. */
function StartingTexts({ formId }: { formId: string }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(() => (isLocale(i18n.locale) ? i18n.locale : 'en'));
  const start = (kind: StartingKind) => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const [name, text] of Object.entries(startingTexts[language][kind])) {
      const field = findTextField(form, name);
      if (field) replaceText(field, text);
    }
    findTextField(form, 'message')?.focus();
  };
  return (
    <fieldset className={styles.starters}>
      <legend>
        <Trans>Start with</Trans>
      </legend>
      {startingKinds.map((kind) => (
        <Button key={kind} size="small" onClick={() => start(kind)}>
          {i18n._(labels[kind])}
        </Button>
      ))}
      <span role="radiogroup" aria-label={t`Language of the text`} className={styles.languages}>
        {locales.map((locale) => (
          <label key={locale} lang={locale}>
            <input
              type="radio"
              name="starting-language"
              checked={locale === language}
              onChange={() => setLanguage(locale)}
            />
            <span>{localeNames[locale]}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/**
 * Inserts a text into a field in place of the selection, as if it were typed. `setRangeText` bypasses React's own
 * setter, so that the form detects the change.
 */
function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  field.focus();
  if (field.readOnly) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Replaces the whole text of a field, as if it were typed. */
function replaceText(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  if (field.readOnly) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The text field with this name in the form of an element. */
function findTextField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : undefined;
}

/** A message that is removed from the list. */
interface DeletedMessage {
  id: string;
  title: string;
  /** Its unsaved text, which is deleted with it. */
  draft: Draft;
}

/** Removes a message from the list, and deletes it after the undo period. */
const deleteMessageWithUndo = (scope: EventScope, { id, title, draft }: DeletedMessage) =>
  pendingDeletion.begin({
    ids: [id],
    async send(sending) {
      await deleteMessage(scope, id, sending);
      draft.remove();
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
      unsure: () => msg`We are not sure this message was deleted. Check the list of messages.`,
      unsent: (name) =>
        name === undefined
          ? msg`A message was not deleted: the session ended first.`
          : msg`“${name}” was not deleted: the session ended first.`,
    },
  });
