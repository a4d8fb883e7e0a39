import { SearchBox } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useRef } from 'react';
import { classes } from './classes.ts';
import { listenForKeys } from './shortcuts.ts';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** What is searched, as "Search events": the placeholder and the name of the field. */
  label: string;
  /** What the field starts with, from the address. It keeps what is typed by itself. */
  defaultValue: string;
  onChange(query: string): void;
  /** Enter: to what is found first, as a rule. */
  onEnter?(query: string): void;
  /** Whether `/` leads here. One field of a page has it. */
  hasShortcut?: boolean;
  className?: string | undefined;
}

/** The search field of a page; match with `createMatcher`. Esc empties it. */
export function SearchField({
  label,
  defaultValue,
  onChange,
  onEnter,
  hasShortcut = true,
  className,
}: SearchFieldProps) {
  const field = useRef<HTMLSpanElement>(null);
  const focus = {
    key: '/',
    label: msg`Search this page`,
    run: () => field.current?.querySelector('input')?.select(),
  };
  return (
    <span ref={field} className={classes(styles.field, className)}>
      <SearchBox
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        defaultValue={defaultValue}
        onChange={(_, { value }) => onChange(value)}
        onKeyDown={({ key, currentTarget, nativeEvent }) =>
          key === 'Enter' && !nativeEvent.isComposing && onEnter?.(currentTarget.value)
        }
      />
      {hasShortcut && (
        <kbd className={styles.key} aria-hidden ref={listenForKeys([focus])}>
          /
        </kbd>
      )}
    </span>
  );
}
