import { Button, Input } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefCallback, SyntheticEvent } from 'react';
import { Stack } from '../../../ui/layout/Layout.tsx';
import styles from '../check-in.module.css';
import { parseScanText, type ScanReading } from './reading.ts';
import { pause } from './scanner-keys.ts';

interface ScanFieldProps {
  ref: RefCallback<HTMLInputElement>;
  value: string;
  onChange(text: string): void;
  /** Enter, which also ends the input of a USB scanner, and starts a search; after a code also Tab. */
  onSubmit(): void;
  /** The typed text, after a pause. */
  onSearch(text: string): void;
  /** Escape in the field, or the button that empties it. */
  onClear(): void;
}

const isCode = ({ kind }: ScanReading) => kind === 'guest' || kind === 'foreign';

/** The field for USB scanners and for searching. */
export function ScanField({ ref, value, onChange, onSubmit, onSearch, onClear }: ScanFieldProps) {
  const { t } = useLingui();
  const type = (input: HTMLInputElement, typed: string) => {
    onChange(typed);
    setTimeout(() => input.value === typed && onSearch(typed), pause);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClear();
    // Some scanners end with Tab; with a name in it, Tab leaves the field.
    if (event.key === 'Tab' && !event.shiftKey && isCode(parseScanText(value))) submit(event);
  };
  return (
    <Stack as="form" className="screen-only" role="search" onSubmit={submit}>
      <Input
        ref={ref}
        className={styles.search}
        name="scan"
        value={value}
        onChange={({ target }) => type(target, target.value)}
        onKeyDown={pressKey}
        size="large"
        contentBefore={<ScanQrCode24Regular aria-hidden />}
        contentAfter={
          value ? (
            <Button
              appearance="transparent"
              icon={<Dismiss20Regular />}
              aria-label={t`Clear the search`}
              onClick={onClear}
            />
          ) : null
        }
        aria-label={t`Guest’s link, name or phone`}
        placeholder={t`Link, name or phone`}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
      />
    </Stack>
  );
}
