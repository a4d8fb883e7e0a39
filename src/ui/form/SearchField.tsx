import { SearchBox } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useRef, useSyncExternalStore } from 'react';
import { joinClasses } from '../layout/classes.ts';
import { focusOrPage } from '../keyboard/focus.ts';
import { focusFirstRow } from '../table/row-focus.ts';
import { singleKeys, useShortcuts } from '../keyboard/shortcuts.ts';
import styles from './search-field.module.css';

/** Focuses the first row of a table, or else the title of the page. */
const leave = () => {
  if (!focusFirstRow()) focusOrPage(null);
};

interface SearchFieldProps {
  /** The placeholder and the name of the field, as "Search events". */
  label: string;
  /** The text, for a query that follows each key and the address, as with `useTypedQuery`. */
  value?: string;
  /** Otherwise the initial text. The field keeps its own text afterwards. */
  defaultValue?: string;
  onChange(query: string): void;
  /** Enter: usually opens the first match. */
  onEnter?(query: string): void;
  /** Whether `/` focuses this field. One per page. */
  hasShortcut?: boolean;
  className?: string | undefined;
}

/**
 * The search field of a page; match with `createMatcher`. ↓ moves to the first row of a table. Esc clears the
 * field, and leaves an empty one, so that the keys of the page work.
 */
export function SearchField({
  label,
  onChange,
  onEnter,
  hasShortcut: wantsShortcut = true,
  className,
  ...text
}: SearchFieldProps) {
  const field = useRef<HTMLSpanElement>(null);
  const hasShortcut = useSyncExternalStore(singleKeys.subscribe, singleKeys.getSnapshot) && wantsShortcut;
  const select = () => field.current?.querySelector('input')?.select();
  useShortcuts(hasShortcut ? [{ key: '/', label: msg`Search this page`, run: select }] : []);
  return (
    <span ref={field} className={joinClasses(styles.search, className)}>
      <SearchBox
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        {...text}
        onChange={(_, { value }) => onChange(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.(event.currentTarget.value);
          if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
          if (event.key === 'Escape' && event.currentTarget.value === '' && wantsShortcut) leave();
        }}
      />
      {hasShortcut && (
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      )}
    </span>
  );
}
