import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findUnknownVariables, messageVariables } from '../../domain/message/message-text.ts';
import { type StartingKind, startingKinds, startingTexts } from '../../domain/message/starting-texts.ts';
import { findTextField, insertText } from '../../forms/insert-text.ts';
import { isLocale, localeNames, locales } from '../../i18n/locale.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import styles from './messages.module.css';

/** Below the text: insertable variables, and variables without a value. */
export function MessageTools({ message }: { message: string }) {
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
              field?.focus();
              insertText(field, `{${variable}}`);
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

interface StartingTextsProps {
  formId: string;
  eventName: string;
}

/** Starting texts, in the language of the guests. */
export function StartingTexts({ formId, eventName }: StartingTextsProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(() => (isLocale(i18n.locale) ? i18n.locale : 'en'));
  const start = (kind: StartingKind) => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const [name, text] of Object.entries(startingTexts[language][kind])) {
      const field = findTextField(form, name);
      field?.select();
      insertText(
        field,
        text.replace('{event}', () => eventName),
      );
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
      <Row
        as="span"
        isOneLine
        gap={4}
        role="radiogroup"
        aria-label={t`Language of the text`}
        className={styles.languages}
      >
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
      </Row>
    </fieldset>
  );
}
