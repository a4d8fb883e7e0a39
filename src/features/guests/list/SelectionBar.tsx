import type { EventScope } from '../../../api/use-api.ts';
import { Button } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readBefore } from '../../../api/writes.ts';
import { fetchAllGuests } from '../../../domain/guest/all-guests.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { type GuestFilter, matchesFilter } from '../../../domain/guest/guest-filter.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { findLoaded, useHiddenIds, withoutHidden } from '../../../shared/guest/hidden-guests.ts';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { MenuButton } from '../../../ui/dialog/MenuButton.tsx';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { useCopy } from '../share/use-copy.tsx';
import { deleteGuestsWithUndo } from '../delete-guests.ts';
import { loadGuests } from '../guest-cache.ts';
import { filterGuests, sortGuests } from './guest-view.ts';
import type { GuestView } from '../schema.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import styles from './selection.module.css';

const BulkEdit = createLazyPart(async () => (await import('./BulkEdit.tsx')).BulkEdit);
const Menu = createLazyPart(async () => (await import('./SelectionMenu.tsx')).SelectionMenu);

interface SelectionBarProps {
  scope: EventScope;
  view: GuestView & { filter: GuestFilter };
  /** The event asks each guest for yes or no. */
  isSingleGuest: boolean;
  selected: ReadonlySet<string>;
  /** The rows of this page. */
  shown: readonly Guest[];
  /** The guests of the view on all pages. */
  total: number;
  onSelect(selected: ReadonlySet<string>): void;
  /** Saves the selected guests in a file. */
  onExport(guests: readonly Guest[]): Promise<void>;
}

/** `ref` for the bar: scrolls a row with the keyboard's focus out from behind it. A click leaves the rows in place. */
function revealFocus(bar: Element | null) {
  const focused = document.querySelector('main tr :focus-visible, main tr:focus-visible');
  if (bar) focused?.scrollIntoView({ block: 'nearest' });
}

/** Actions for several guests. It floats above the end of the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { scope, view, isSingleGuest, selected, shown, total, onSelect, onExport } = props;
  const { t, i18n } = useLingui();
  const { copy, dialog } = useCopy(t`RSVP links`);
  const deleted = useHiddenIds();
  const selectAll = useMutation({
    mutationFn: () => readBefore(fetchAllGuests(scope.queryClient, scope.api, scope.eventId, view.filter)),
    onSuccess: ({ guests }) => {
      const inView = filterGuests(withoutHidden(guests, deleted), view);
      onSelect(new Set([...selected, ...inView.flatMap(({ id }) => id ?? [])]));
    },
    meta: { errorMessage: msg`We could not load all guests.` },
  });
  const [edited, setEdited] = useState<readonly SavedGuest[]>();
  // What to do with the guests is the variable, so that "Try again" in the toast does it too.
  const { mutate: load, isPending: isLoading } = useMutation({
    mutationFn: async (then: (guests: readonly Guest[]) => void | Promise<void>) =>
      then(await readBefore(loadGuests(scope, selected))),
    meta: { errorMessage: msg`We could not load all guests.` },
  });
  const edit = () =>
    !isLoading &&
    load((guests) => setEdited(guests.filter((guest): guest is SavedGuest => guest.id !== undefined)));
  const exportSelected = () => load((guests) => onExport(sortGuests(guests, view, i18n.locale)));
  const navigate = useNavigate();
  const clear = () => onSelect(new Set());
  useShortcuts(
    selected.size > 0
      ? [
          {
            key: 'E',
            label: msg`Edit the selected guests`,
            run: edit,
          },
          { key: 'Escape', label: msg`Clear selection`, run: clear },
        ]
      : [],
  );
  if (selected.size === 0) return null;
  const copyLinks = () => {
    const known = findLoaded(scope.queryClient, scope.eventId, selected);
    const names = new Map(known.map(({ id, name }) => [id, name]));
    const lines = [...selected].map((id) => [names.get(id), getPersonalLink(id)].filter(Boolean).join('\t'));
    void copy(lines.join('\n'), { variant: 'success', message: msg`RSVP links copied` });
  };
  // Buttons instead of links: a link compares its search at each render, and that may be 100,000 ids.
  const go = (to: '/events/$eventId/remind' | '/events/$eventId/codes') =>
    void navigate({ to, params: { eventId: scope.eventId }, state: { guestIds: [...selected] } });
  const all = i18n.number(total);
  // Another page, or a search after they were selected.
  const here = shown.filter(({ id }) => id !== undefined && selected.has(id));
  const hidden = selected.size - here.length;
  const onlyName = selected.size === 1 ? here[0]?.name : undefined;
  const countInView = () => {
    const loaded = findLoaded(scope.queryClient, scope.eventId, selected);
    const listed = loaded.filter((guest) => matchesFilter(guest, view.filter));
    return filterGuests(listed, view).length;
  };
  const canSelectMore = total > selected.size || (hidden > 0 && total > countInView());
  return (
    <section
      className={joinClasses(styles.bar, 'screen-only')}
      aria-label={t`Selected guests`}
      ref={revealFocus}
    >
      <div>
        <p role="status">
          <Plural value={selected.size} one="# guest selected" other="# guests selected" />
          {hidden > 0 && (
            <small>
              <Plural value={hidden} one="# of them not shown here" other="# of them not shown here" />
            </small>
          )}
        </p>
        {canSelectMore && (
          <Button disabledFocusable={selectAll.isPending} onClick={() => selectAll.mutate()}>
            {selectAll.isPending ? <Trans>Loading all guests…</Trans> : <Trans>Select all {all}</Trans>}
          </Button>
        )}
        <Button icon={<Dismiss20Regular />} aria-label={t`Clear selection`} onClick={clear} />
      </div>
      <div className={styles.actions}>
        <Button className={styles.main ?? ''} onClick={() => go('/events/$eventId/remind')}>
          <Trans>Send links</Trans>
        </Button>
        <Button disabledFocusable={isLoading} onClick={edit}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          className={styles.delete}
          onClick={() => {
            onSelect(new Set());
            deleteGuestsWithUndo(scope, [...selected], onlyName, hidden);
          }}
        >
          <Trans>Delete</Trans>
        </Button>
        <MenuButton
          className={styles.more ?? ''}
          icon={<MoreHorizontal20Regular />}
          aria-label={t`Copy links, print, export`}
          title={t`Copy links, print, export`}
          menu={Menu}
          menuProps={{
            onCopy: copyLinks,
            onPrint: () => go('/events/$eventId/codes'),
            onExport: exportSelected,
          }}
        />
      </div>
      {edited && (
        <BulkEdit
          scope={scope}
          guests={edited}
          isSingleGuest={isSingleGuest}
          onClose={() => setEdited(undefined)}
        />
      )}
      {dialog}
    </section>
  );
}
