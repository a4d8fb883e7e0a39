import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLocale, localeNames, locales } from '../../i18n/locale.ts';
import { findField, replaceText } from './insert-text.ts';
import { type StartingKind, startingKinds, startingTexts } from '../../domain/starting-texts.ts';
import styles from './MessageEditor.module.css';

const labels = {
  invitation: msg({ message: 'Invitation', context: 'message' }),
  reminder: msg`Gentle reminder`,
  directions: msg`How to find us`,
};

/** Starting texts, in the language of the guests. */
export function StartingTexts({ formId }: { formId: string }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(() => (isLocale(i18n.locale) ? i18n.locale : 'en'));
  const start = (kind: StartingKind) => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const [name, text] of Object.entries(startingTexts[language][kind])) {
      const field = findField(form, name);
      if (field) replaceText(field, text);
    }
    findField(form, 'message')?.focus();
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
