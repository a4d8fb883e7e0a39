import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/guest/all-guests.ts';
import type { GuestFilter } from '../../domain/guest/guest-filter.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { withoutHidden } from '../../shared/guest/hidden-guests.ts';
import { pendingDeletion } from '../../shared/pending-deletion.ts';
import { downloadFile } from '../../ui/text/download.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { type Cell, formatCells, tabulateGuests } from './guest-table.ts';

/** The formats of an exported guest list. */
export type ExportFormat = 'csv' | 'xlsx';

/** The guests that are exported. */
export interface ExportedList {
  eventId: string;
  filter: GuestFilter;
  /** The name of the exported file. */
  handle: string;
  /** The filter's guests that the list shows, in its order. */
  getSelected(guests: readonly Guest[], locale: string): readonly Guest[];
}

/** Reads the guest list again, and saves it as a file. A running export can be stopped. */
export function useGuestExport({ eventId, filter, handle, getSelected }: ExportedList) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const query = allGuestsQuery(useApi(), eventId, filter);
  /** The writer of workbooks is loaded for the first one. */
  const write = async (type: ExportFormat, rows: Cell[][]) => {
    if (type === 'csv') return formatCells(rows);
    const { writeXlsx } = await import('./write-xlsx.ts');
    return writeXlsx({ name: t`Guests`, rows, isRightToLeft: document.dir === 'rtl' });
  };
  const exporting = useMutation({
    mutationFn: async (type: ExportFormat) => {
      const all = await client.fetchQuery({ ...query, staleTime: 0 });
      if (!all.isComplete) {
        const [here, total] = [i18n.number(all.guests.length), i18n.number(all.total)];
        toasts.show({
          variant: 'warning',
          message: msg`The file is incomplete. The server sent only ${here} of ${total} guests.`,
        });
      }
      const shown = withoutHidden(all.guests, pendingDeletion.getSnapshot());
      const rows = tabulateGuests(getSelected(shown, i18n.locale), i18n);
      downloadFile(`guests-${handle}.${type}`, await write(type, rows));
    },
    onError: (error, type) =>
      !(error instanceof CancelledError) &&
      toasts.show({
        variant: 'error',
        message: msg`We could not export the guest list.`,
        action: { label: msg`Try again`, run: () => exporting.mutate(type) },
      }),
  });
  return {
    isExporting: exporting.isPending,
    onExport: exporting.mutate,
    /** The part of the list that is loaded stays. */
    onStop: () => void client.cancelQueries(query, { revert: false }),
  };
}
