import { Button, ProgressBar } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { rescueFocus } from '../../../ui/keyboard/focus.ts';
import styles from './guest-list.module.css';
import type { GuestRows } from './use-guest-rows.ts';

interface SearchProgressProps extends NonNullable<GuestRows['progress']> {
  /** The guests of the view so far. Undefined for a view of all guests, such as a sorted list. */
  found: number | undefined;
}

/**
 * How much of the list is loaded and searched, because the API cannot search: loading can be stopped and continued.
 * Shown below the rows, where it moves none of them.
 */
export function SearchProgress(props: SearchProgressProps) {
  const { loaded, total, isLoading, error, onStop, onContinue } = props;
  const { i18n, t } = useLingui();
  // The button leaves with its focus when the list is complete.
  useEffect(() => rescueFocus, []);
  const share = total > 0 ? Math.min(1, loaded / total) : 0;
  // Announced at each quarter: more often would drown everything else.
  const quarter = i18n.number(Math.floor(share * 4) / 4, { style: 'percent' });
  const text = <ProgressText {...props} />;
  return (
    <div className={joinClasses(styles.progress, 'screen-only')}>
      {isLoading && <ProgressBar aria-label={t`Loading all guests`} {...(total > 0 && { value: share })} />}
      <p role={error ? 'alert' : undefined}>{text}</p>
      <p className="visually-hidden" role="status">
        {isLoading ? <Trans>{quarter} of the guests are loaded.</Trans> : !error && text}
      </p>
      <Button size="small" onClick={isLoading ? onStop : onContinue}>
        {isLoading ? <Trans>Stop</Trans> : getContinueLabel(props)}
      </Button>
    </div>
  );
}

const getContinueLabel = ({ error, isTruncated }: SearchProgressProps) =>
  error || isTruncated ? <Trans>Try again</Trans> : <Trans>Continue</Trans>;

function ProgressText({ loaded, total, isLoading, isTruncated, error, found }: SearchProgressProps) {
  const { i18n } = useLingui();
  const [here, all] = [i18n.number(loaded), i18n.number(total)];
  if (isLoading && found !== undefined)
    return (
      <Trans>
        Searched {here} of {all} · <Plural value={found} one="# found" other="# found" />
      </Trans>
    );
  if (isLoading)
    return (
      <Trans>
        Searched {here} of {all} guests…
      </Trans>
    );
  if (error && loaded >= total) return <Trans>We could not load all guests.</Trans>;
  if (error || isTruncated || found === undefined)
    return (
      <Trans>
        Only {here} of {all} guests are loaded and searched.
      </Trans>
    );
  return (
    <Trans>
      Search stopped. <Plural value={found} one="# found" other="# found" /> in the first {here}.
    </Trans>
  );
}
