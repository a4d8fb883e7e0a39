import { Button, Popover, PopoverSurface } from '@fluentui/react-components';
import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { Star16Filled, Star16Regular } from '@fluentui/react-icons/svg/star';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { createMatcher } from '../../i18n/matches-query.ts';
import { returnFocus } from '../../ui/keyboard/focus.ts';
import { findNeighbour } from '../../ui/keyboard/neighbour.ts';
import { Text } from '../../ui/text/Text.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import { useShell } from '../shell-context.ts';
import { closeShellPart, shellPart } from '../shell-part.ts';
import { moveShortcut, parseShortcuts, toggleShortcut } from './shortcut-list.ts';
import styles from './ShortcutsMenu.module.css';

/**
 * Shortcuts to apps and pages, stored in the user's data (specification, section 2). Ids without a page, such as those
 * of the default apps mail and todo, stay in the data and are not drawn.
 */
export function ShortcutsMenu() {
  const { t, i18n } = useLingui();
  const { preference, changePreference, pages } = useShell();
  const [query, setQuery] = useState('');
  const [opener] = useState(() => shellPart.getSnapshot()?.opener);
  const apps = pages.filter((page): page is NavigationItem & { url: string } => page.url !== undefined);
  const knownIds = apps.map(({ id }) => id);
  const ids = parseShortcuts(preference.shortcuts);
  const matches = createMatcher(query);
  const getLabel = ({ title }: NavigationItem) => (title ? i18n._(title) : '');
  const shown =
    query === ''
      ? ids.flatMap((id) => apps.find((app) => app.id === id) ?? [])
      : apps.filter((app) => matches(getLabel(app)));
  const save = (edit: (ids: readonly string[]) => readonly string[]) =>
    changePreference((before) => ({ ...before, shortcuts: edit(parseShortcuts(before.shortcuts)) }));
  return (
    <Popover
      open
      trapFocus
      // The style sheet leaves the same margin at its widest.
      positioning={{ target: opener ?? null, position: 'below', align: 'end', overflowBoundaryPadding: 8 }}
      onOpenChange={(_, { open }) => !open && closeShellPart()}
    >
      <PopoverSurface className={styles.surface} aria-label={t`Shortcuts`} onKeyDownCapture={keepOpen}>
        <div ref={returnFocus}>
          <SearchField
            className={styles.field}
            label={t`Search for an app or page`}
            defaultValue=""
            onChange={setQuery}
            hasShortcut={false}
          />
          {shown.length === 0 ? (
            <Text tone="soft" className={styles.nothing}>
              {query === '' ? (
                <Trans>Search for an app or page, and give it a star to keep it here.</Trans>
              ) : (
                <Trans>No results..</Trans>
              )}
            </Text>
          ) : (
            <ul className={styles.tiles}>
              {shown.map((app) => {
                const { id, icon: Icon = Document20Regular } = app;
                const label = getLabel(app);
                const isStarred = ids.includes(id);
                // Found by the search, they are in no order of the person's.
                const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
                  const by = query === '' ? getStep(event) : undefined;
                  if (by) save((before) => moveShortcut(before, id, by, knownIds));
                };
                return (
                  <li key={id} className={styles.tile}>
                    <Link
                      className={styles.app}
                      to={app.url}
                      preload={false}
                      onClick={closeShellPart}
                      onKeyDown={onKeyDown}
                    >
                      <Icon />
                      <span>{label}</span>
                    </Link>
                    <Button
                      className={styles.star}
                      size="small"
                      appearance="transparent"
                      icon={isStarred ? <Star16Filled /> : <Star16Regular />}
                      aria-pressed={isStarred}
                      aria-label={t`${label} in the shortcuts`}
                      onClick={({ currentTarget }) => {
                        // Without its star, the tile leaves the menu.
                        if (query === '') focusNext(currentTarget);
                        save((before) => toggleShortcut(before, id));
                      }}
                      onKeyDown={onKeyDown}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </PopoverSurface>
    </Popover>
  );
}

/** Esc in a search with text clears it, as in every search field; the menu closes with the next one. */
function keepOpen(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement && event.target.value !== '')
    event.stopPropagation();
}

/** Alt with an arrow key moves a tile: 1 towards the end, -1 towards the start. */
function getStep(event: KeyboardEvent<HTMLElement>): -1 | 1 | undefined {
  if (!event.altKey) return undefined;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const towardsEnd = ['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight'];
  const towardsStart = ['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft'];
  if (![...towardsEnd, ...towardsStart].includes(event.key)) return undefined;
  event.preventDefault();
  return towardsEnd.includes(event.key) ? 1 : -1;
}

/** Focuses the next star, or the search if this is the only one: the focus would be lost with the tile. */
function focusNext(star: HTMLElement) {
  const search = star.closest('[role=dialog]')?.querySelector<HTMLElement>('input');
  (findNeighbour(star, ':scope > button') ?? search)?.focus();
}
