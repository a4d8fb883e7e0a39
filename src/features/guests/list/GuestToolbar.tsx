import { Button, ProgressBar } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/page/classes.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { useShortcuts } from '../../../ui/page/shortcuts.ts';
import styles from './guest-list.module.css';
import type { LoadingProgress } from './use-guest-rows.ts';

interface GuestToolbarProps {
  eventId: string;
  /** Whether guests without an answer are shown, who can be reminded. */
  isWaiting: boolean;
  query: string;
  /** Whether there are criteria. */
  isNarrowed: boolean;
  onSearch(text: string): void;
  onEnter(): void;
  /** The number of matches; undefined while the server pages the list. */
  found: number | undefined;
  total: number;
  progress: LoadingProgress | undefined;
  tools: ReactNode;
}

/** The search of the list, and how much of it has been searched. */
export function GuestToolbar({
  eventId,
  isWaiting,
  query,
  isNarrowed,
  onSearch,
  onEnter,
  found,
  total,
  progress,
  tools,
}: GuestToolbarProps) {
  const { t } = useLingui();
  const isWhole = query === '' && !isNarrowed;
  const navigate = useNavigate();
  const add = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, add: true }), resetScroll: false });
  useShortcuts([{ key: 'n', label: msg`Add guests`, run: add }]);
  return (
    <>
      <div className={joinClasses(styles.toolbar, 'screen-only')}>
        <SearchField label={t`Name or phone`} value={query} onChange={onSearch} onEnter={onEnter} />
        <p className={styles.count} role="status">
          {!isWhole && found !== undefined && !progress?.isLoading && (
            <Plural value={found} one="# guest" other="# guests" />
          )}
        </p>
        {tools}
        {isWaiting && isWhole && found !== 0 && (
          <ButtonLink to="/events/$eventId/remind" params={{ eventId }} icon={<Send20Regular />}>
            <Trans>Remind everyone</Trans>
          </ButtonLink>
        )}
      </div>
      {progress && <Progress {...progress} total={Math.max(total, progress.total)} />}
    </>
  );
}

/** The API cannot search, so the pages are loaded here: shows the progress, with a button to stop. */
function Progress({ loaded, total, isLoading, error, onCancel, onResume }: LoadingProgress) {
  const { i18n, t } = useLingui();
  const [here, all] = [i18n.number(loaded), i18n.number(total)];
  return (
    <div className={joinClasses(styles.progress, 'screen-only')}>
      {isLoading && (
        <ProgressBar
          aria-label={t`Loading all guests`}
          {...(total > 0 && { value: Math.min(1, loaded / total) })}
        />
      )}
      <p role={error ? 'alert' : undefined}>
        {isLoading ? (
          <Trans>
            Searching {here} of {all} guests…
          </Trans>
        ) : error && loaded === 0 ? (
          <Trans>We could not load this part of the page.</Trans>
        ) : (
          <Trans>
            Only {here} of {all} guests are loaded and searched.
          </Trans>
        )}
      </p>
      {isLoading ? (
        <Button size="small" onClick={onCancel}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={onResume}>
          {error ? <Trans>Try again</Trans> : <Trans>Load the rest</Trans>}
        </Button>
      )}
    </div>
  );
}
