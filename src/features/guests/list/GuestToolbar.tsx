import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import styles from './guest-list.module.css';
import { countCriteria } from '../../../domain/guest/guest-filter.ts';
import { focusFirstRow } from '../../../ui/table/row-focus.ts';
import type { GuestRequest, GuestRows } from './use-guest-rows.ts';

interface GuestToolbarProps {
  request: GuestRequest;
  list: GuestRows;
  onSearch(text: string): void;
  onOpen(id: string): void;
  actions: ReactNode;
}

/** The search of the list, and how much of it has been searched. */
export function GuestToolbar({ request, list, onSearch, onOpen, actions }: GuestToolbarProps) {
  const { t } = useLingui();
  const { eventId, answer, search = '', criteria } = request;
  const { rows, place, isPaged, isSearching, progress } = list;
  const isWhole = search === '' && countCriteria(criteria) === 0;
  const isSearched = !isPaged && !isSearching && !progress;
  const navigate = useNavigate();
  const add = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, add: true }), resetScroll: false });
  useShortcuts([{ key: 'n', label: msg`Add guests`, run: add }]);
  /** Opens the only match, and focuses its row: the keys of a row work there. */
  const openMatch = () => {
    const [match] = rows;
    if (!isSearched || !match?.id || place.total > 1) return;
    focusFirstRow();
    onOpen(match.id);
  };
  return (
    <>
      <div className={joinClasses(styles.toolbar, 'screen-only')}>
        <SearchField label={t`Name or phone`} value={search} onChange={onSearch} onEnter={openMatch} />
        <p className={styles.count} role="status">
          {!isWhole && isSearched && <Plural value={place.total} one="# guest" other="# guests" />}
        </p>
        {actions}
        {answer === 'waiting' && isWhole && !(isSearched && place.total === 0) && (
          <ButtonLink
            className={styles.remind}
            to="/events/$eventId/remind"
            params={{ eventId }}
            icon={<Send20Regular />}
            title={t`Remind everyone`}
            aria-label={t`Remind everyone`}
          >
            <span>
              <Trans>Remind everyone</Trans>
            </span>
          </ButtonLink>
        )}
      </div>
    </>
  );
}
