import { Popover, PopoverSurface } from '@fluentui/react-components';
import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { createMatcher } from '../../i18n/matches-query.ts';
import { returnFocus } from '../../ui/page/focus.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import { useShell } from '../shell-context.ts';
import { closeShellPart, shellPart } from '../shell-part.ts';
import { moveShortcut, parseShortcuts, toggleShortcut } from './shortcut-list.ts';
import styles from './ShortcutsMenu.module.css';
import { ShortcutTile } from './ShortcutTile.tsx';

/**
 * Shortcuts to apps and pages, stored in the user's data (specification, section 2). Ids without a page, such as those of
 * the default apps mail and todo, stay in the data and are not drawn.
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
            <p className={styles.nothing}>
              {query === '' ? (
                <Trans>Search for an app or page, and give it a star to keep it here.</Trans>
              ) : (
                <Trans>No results..</Trans>
              )}
            </p>
          ) : (
            <ul className={styles.tiles}>
              {shown.map((app) => (
                <ShortcutTile
                  key={app.id}
                  icon={app.icon ?? Document20Regular}
                  label={getLabel(app)}
                  url={app.url}
                  isStarred={ids.includes(app.id)}
                  leaves={query === ''}
                  onStar={() => save((before) => toggleShortcut(before, app.id))}
                  onMove={
                    query === ''
                      ? (by) => save((before) => moveShortcut(before, app.id, by, knownIds))
                      : undefined
                  }
                />
              ))}
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
