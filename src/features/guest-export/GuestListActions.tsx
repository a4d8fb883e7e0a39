import { ProgressBar } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sliceLength } from '../../browser/slices.ts';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/guest/all-guests.ts';
import type { GuestFilter } from '../../domain/guest/guest-filter.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { withoutHidden } from '../../shared/guest/hidden-guests.ts';
import { pendingDeletion } from '../../shared/pending-deletion.ts';
import { downloadFile } from '../../ui/text/download.ts';
import { createLazyPart } from '../../ui/states/lazy-part.tsx';
import { MenuButton } from '../../ui/dialog/MenuButton.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import type { ExportFormat } from './GuestListMenu.tsx';
import { type Cell, tabulateGuests, writeCsv } from './guest-table.ts';
import styles from './GuestListActions.module.css';
import type { PrintSearch } from './schema.ts';

const Menu = createLazyPart(async () => (await import('./GuestListMenu.tsx')).GuestListMenu);

interface GuestListActionsProps {
  eventId: string;
  filter: GuestFilter;
  /** The name of the exported file. */
  handle: string;
  /** The filter's guests that the list shows, in its order. */
  getSelected(guests: readonly Guest[], locale: string, signal: AbortSignal): Promise<readonly Guest[]>;
  /** The corresponding search parameters, for the printable list. */
  view: Omit<PrintSearch, 'event' | 'filter'>;
}

/** The menu of a guest list: import, export, and a printable list. */
export function GuestListActions({ eventId, filter, handle, getSelected, view }: GuestListActionsProps) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const running = useRef<AbortController>(undefined);
  /** From 0 to 1; undefined before the server has answered. */
  const [progress, setProgress] = useState<number>();
  const exporting = useMutation({
    mutationFn: async (type: ExportFormat) => {
      const stop = new AbortController();
      running.current = stop;
      setProgress(undefined);
      const onProgress = (loaded: number, total: number) => setProgress((readShare * loaded) / total);
      const query = allGuestsQuery(api, eventId, filter, { onProgress });
      const all = await client.fetchQuery({ ...query, staleTime: 0 });
      stop.signal.throwIfAborted();
      if (!all.isComplete) {
        const [here, total] = [i18n.number(all.guests.length), i18n.number(all.total)];
        toasts.show({
          variant: 'warning',
          message: msg`The file is incomplete. The server sent only ${here} of ${total} guests.`,
        });
      }
      const shown = withoutHidden(all.guests, pendingDeletion.getSnapshot());
      const guests = await getSelected(shown, i18n.locale, stop.signal);
      const onRow = (count: number) =>
        count % sliceLength === 0 && setProgress(readShare + ((1 - readShare) * count) / guests.length);
      const rows = tabulateGuests(guests, i18n, onRow);
      downloadFile(`guests-${handle}.${type}`, await write(type, rows, stop.signal));
    },
    onError: (error, type) =>
      running.current?.signal.aborted !== true &&
      !(error instanceof CancelledError) &&
      toasts.show({
        variant: 'error',
        message: msg`We could not export the guest list.`,
        action: { label: msg`Try again`, run: () => exporting.mutate(type) },
      }),
  });
  /** The writer of workbooks is loaded for the first one. */
  const write = async (type: ExportFormat, rows: Iterable<Cell[]>, signal: AbortSignal) => {
    if (type === 'csv') return writeCsv(rows, signal);
    const { writeXlsx } = await import('./write-xlsx.ts');
    return writeXlsx({ name: t`Guests`, rows, isRightToLeft: document.dir === 'rtl', signal });
  };
  const stop = () => {
    running.current?.abort();
    // The part of the list that is loaded stays.
    void client.cancelQueries(allGuestsQuery(api, eventId, filter));
  };
  return (
    <div className={styles.export}>
      <MenuButton
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={exporting.isPending ? undefined : t`Import, export, print`}
        title={t`Import, export, print`}
        menu={Menu}
        menuProps={{
          eventId,
          filter,
          view,
          isExporting: exporting.isPending,
          onExport: exporting.mutate,
          onStop: stop,
        }}
      >
        {exporting.isPending && <Trans>Exporting…</Trans>}
      </MenuButton>
      {exporting.isPending && (
        <ProgressBar
          className={styles.bar}
          aria-label={t`Export`}
          {...(progress !== undefined && { value: progress })}
        />
      )}
    </div>
  );
}

/** The part of an export that the reading takes, about. */
const readShare = 0.8;
