import { Dialog, DialogSurface, ProgressBar } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { modalFocusRef, focusOrPage } from '../../ui/keyboard/focus.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { backdropMotion } from '../../ui/layout/motion.ts';
import { useShell } from '../shell-context.ts';
import { closeShellPart } from '../shell-part.ts';
import { useGuestEntries } from './guest-entries.ts';
import { maxResults, suggest } from './search-entry.ts';
import styles from './SearchDialog.module.css';
import { SearchOption } from './SearchOption.tsx';
import { useKnownEvents, useSearchEntries } from './use-search-entries.ts';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';

/** Where a key moves the active suggestion, in a circle of `count`. */
const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active - 1 + count) % count,
};

/** Searches everything: pages, events, guests, settings and actions (specification, sections 2 and 9). */
export function SearchDialog() {
  const { t } = useLingui();
  const { userId } = useShell();
  const [recentEntries] = useState(() => createRecentEntries(userId));
  const [recent] = useState(recentEntries.read);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const events = useKnownEvents();
  const { entries: guests, listSearch, isLoading, progress, error } = useGuestEntries(query, recent, events);
  const found = suggest(useSearchEntries(events), query, recent, guests);
  const results = listSearch ? [...found.slice(0, maxResults - 1), listSearch] : found;
  const nothing = isLoading
    ? t`Loading...`
    : error
      ? t`We could not load this part of the page.`
      : t`No results..`;
  const place = Math.min(active, results.length - 1);
  const handleKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (results.length === 0) return;
    if (move) {
      event.preventDefault();
      const next = move(place, results.length);
      setActive(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = list.current?.children[place];
      // With Ctrl or ⌘ a link opens in another tab, as with the mouse.
      const { ctrlKey, metaKey } = event;
      option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
    }
  };
  return (
    <Dialog open onOpenChange={closeShellPart}>
      <DialogSurface backdropMotion={backdropMotion} className={styles.surface} aria-label={t`Search`}>
        <div ref={enterSearch}>
          <Row isOneLine gap={12} className={styles.field}>
            <Search20Regular aria-hidden />
            <input
              type="text"
              role="combobox"
              aria-expanded={results.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={results.length > 0 ? `${id}-${String(place)}` : undefined}
              aria-label={t`Search`}
              placeholder={t`Search`}
              autoComplete="off"
              spellCheck={false}
              value={query}
              dir={query === '' ? undefined : 'auto'}
              onChange={({ currentTarget }) => {
                setQuery(currentTarget.value);
                setActive(0);
              }}
              onKeyDown={handleKey}
            />
            <kbd aria-hidden>Esc</kbd>
            {progress !== undefined && (
              <ProgressBar className={styles.bar} value={progress} aria-label={t`Loading all guests`} />
            )}
          </Row>
          {found.length === 0 && (
            <Text tone="soft" className={styles.nothing}>
              {nothing}
            </Text>
          )}
          <div
            id={id}
            ref={list}
            className={styles.list}
            role="listbox"
            aria-label={t`Suggestions`}
            hidden={results.length === 0}
          >
            {results.map((entry, index) => (
              <SearchOption
                key={entry.id}
                id={`${id}-${String(index)}`}
                entry={entry}
                isActive={index === place}
                isRecent={recent.includes(entry.id)}
                onPoint={() => setActive(index)}
                onChoose={() => {
                  recentEntries.add(entry.id);
                  flushSync(closeShellPart);
                  // A link leads away from the field that had the focus, where shortcuts would be typed.
                  if (entry.url !== undefined) focusOrPage(null);
                }}
              />
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {found.length > 0
              ? t`${plural(results.length, { one: '# suggestion', other: '# suggestions' })}`
              : nothing}
          </p>
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/** Focuses the field. When the dialog closes, the focus returns to where it was. */
function enterSearch(dialog: HTMLElement | null) {
  const leave = modalFocusRef(dialog);
  dialog?.querySelector('input')?.focus();
  return leave;
}

const ids = v.array(v.string());

/** What was opened from search, latest first: on this device, for one user; a logout deletes it. */
function createRecentEntries(userId: string | undefined) {
  const kept = createStoredValue(keys.recentEntries(userId ?? ''), ids);
  return {
    read: () => kept.read() ?? [],
    add(id: string) {
      const others = (kept.read() ?? []).filter((each) => each !== id);
      kept.write([id, ...others].slice(0, maxResults));
    },
  };
}
