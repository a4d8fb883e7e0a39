import { Trans, useLingui } from '@lingui/react/macro';

interface SearchProgressProps {
  /** The part of the list that is loaded; undefined before the first page. */
  list: { guests: readonly unknown[]; total: number } | undefined;
  isFetching: boolean;
  hasFailed: boolean;
}

/** How much of an incomplete guest list is searched. */
export function SearchProgress({ list, isFetching, hasFailed }: SearchProgressProps) {
  const { i18n } = useLingui();
  const [here, all] = [i18n.number(list?.guests.length ?? 0), i18n.number(list?.total ?? 0)];
  return (
    <>
      {list && isFetching && <progress value={list.guests.length} max={list.total} aria-label={all} />}
      <p role={hasFailed ? 'alert' : undefined}>
        {isFetching && !list && <Trans>Loading the guest list…</Trans>}
        {isFetching && list && (
          <Trans>
            Searched {here} of {all} guests…
          </Trans>
        )}
        {!isFetching && (
          <Trans>
            We could search only {here} of {all} guests. Reload the guest list to try again.
          </Trans>
        )}
      </p>
    </>
  );
}
