import { Button, Field, Input } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toLatinDigits } from '../../../i18n/digits.ts';
import styles from './GuestPanel.module.css';

interface TypedAnswerProps {
  /** The saved count; undefined is not answered. */
  coming: number | undefined;
  /** The most people that may come. */
  most: number;
  isSaving: boolean;
  /** Saves the count; call `onSaved` if that succeeds. */
  onSave(count: number, onSaved: () => void): void;
}

/** The answer of a large invitation, as a number that is typed. Anything but a whole number within it is not sent. */
export function TypedAnswer({ coming, most, isSaving, onSave }: TypedAnswerProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const text = typed ?? (coming === undefined ? '' : String(coming));
  const limit = i18n.number(most);
  const submit = (form: HTMLFormElement) => {
    const digits = toLatinDigits(text.trim());
    const isUsable = /^\d+$/.test(digits) && Number(digits) <= most;
    setIsWrong(!isUsable);
    // What is typed while it is saved stays.
    if (isUsable) onSave(Number(digits), () => setTyped((now) => (now === text ? undefined : now)));
    else form.querySelector('input')?.focus();
  };
  return (
    <form
      className={styles.typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) submit(event.currentTarget);
      }}
    >
      <Field {...(isWrong && { validationMessage: t`Enter a whole number from 0 to ${limit}` })}>
        <Input
          size="small"
          inputMode="numeric"
          value={text}
          aria-label={t`People coming`}
          onChange={(_, { value }) => {
            setTyped(value);
            setIsWrong(false);
          }}
        />
      </Field>
      <Button type="submit" size="small" disabledFocusable={isSaving}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
