import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { toasts } from '../../ui/toasts/toasts.ts';
import { type Cell, tabulateGuests, writeCsv } from './guest-table.ts';

/** The formats of an exported guest list. */
export type ExportFormat = 'csv' | 'xlsx';

/** The guests that are exported. */
export interface ExportedList {
  eventId: string;
  filter: GuestFilter;
  /** The name of the exported file. */
  handle: string;
  /** The filter's guests that the list shows, in its order. */
  getSelected(guests: readonly Guest[], locale: string, signal: AbortSignal): Promise<readonly Guest[]>;
}

/** The part of an export that the reading takes, about. */
const readShare = 0.8;

/** Reads the guest list again, and saves it as a file. A running export can be stopped. */
export function useGuestExport({ eventId, filter, handle, getSelected }: ExportedList) {
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
  return {
    isExporting: exporting.isPending,
    progress,
    onExport: exporting.mutate,
    onStop() {
      running.current?.abort();
      // The part of the list that is loaded stays.
      void client.cancelQueries(allGuestsQuery(api, eventId, filter));
    },
  };
}
