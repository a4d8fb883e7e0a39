import { Button, Input } from '@fluentui/react-components';
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, type RefCallback, useId, useRef, useState } from 'react';
import { joinClasses } from '../../ui/classes.ts';
import { readText } from './reading.ts';
import styles from './ScanField.module.css';

interface ScanFieldProps {
  ref: RefCallback<HTMLInputElement>;
  /** Enter, which also ends the input of a USB scanner, or the button. */
  onSubmit(text: string): void;
  /** What a person has typed so far, after a pause. */
  onSearch(text: string): void;
  /** Escape in the field. */
  onEscape(): void;
}

/** A scanner types a whole code in less than this, in milliseconds, so that only a person's typing starts a search. */
const pause = 150;

/** The field for USB scanners and for searching. */
export function ScanField({ ref, onSubmit, onSearch, onEscape }: ScanFieldProps) {
  const { t } = useLingui();
  const hint = useId();
  const [text, setText] = useState('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (value: string) => {
    setText(value);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSearch(value), pause);
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    clearTimeout(waiting.current);
    setText('');
    onEscape();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(waiting.current);
    const input = event.currentTarget.elements.namedItem('scan');
    onSubmit(text);
    // The next input replaces a code, but a query may need a correction.
    if (readText(text).kind !== 'query') setText('');
    else if (input instanceof HTMLInputElement) input.select();
  };
  return (
    <form className={joinClasses(styles.field, 'screen-only')} role="search" onSubmit={handleSubmit}>
      <Input
        ref={ref}
        name="scan"
        value={text}
        onChange={(_, { value }) => type(value)}
        onKeyDown={leave}
        size="large"
        contentBefore={<ScanQrCode24Regular aria-hidden />}
        aria-label={t`Guest’s link, name or phone`}
        aria-describedby={hint}
        placeholder={t`Link, name or phone`}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
      />
      <Button type="submit" size="large" appearance="secondary">
        <Trans>Search</Trans>
      </Button>
      <p id={hint}>
        <Trans>Scan with a USB scanner, or type a name or phone number.</Trans>
      </p>
    </form>
  );
}
