import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/all-guests.ts';
import { formatCsv } from '../../domain/csv.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import type { Guest } from '../../domain/guest.ts';
import { withoutHidden } from '../../domain/hidden-guests.ts';
import { pendingDeletion } from '../../domain/pending-deletion.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { downloadFile } from '../../ui/download.ts';
import { createLazyPart } from '../../ui/lazy-part.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { toasts } from '../../ui/toasts.ts';
import styles from './GuestListActions.module.css';
import type { ExportFormat } from './ExportFormats.tsx';
import { type Cell, tabulateGuests } from './guest-table.ts';
import type { PrintSearch } from './schema.ts';

const Formats = createLazyPart(async () => (await import('./ExportFormats.tsx')).ExportFormats);

interface GuestListActionsProps {
  eventId: string;
  filter: GuestFilter;
  /** The name of the exported file. */
  handle: string;
  /** The filter's guests that the list shows, in its order. */
  getSelected(guests: readonly Guest[], locale: string): readonly Guest[];
  /** The corresponding search parameters, for the printable list. */
  view: Omit<PrintSearch, 'event' | 'filter'>;
}

/** Import and export of a guest list, and a printable list. */
export function GuestListActions({ eventId, filter, handle, getSelected, view }: GuestListActionsProps) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const query = allGuestsQuery(api, eventId, filter);
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
  /** The writer of workbooks is loaded for the first one. */
  const write = async (type: ExportFormat, rows: Cell[][]) => {
    if (type === 'csv') return formatCsv(rows.map((cells) => cells.map((cell = '') => String(cell))));
    const { writeXlsx } = await import('./write-xlsx.ts');
    return writeXlsx({ name: t`Guests`, rows, isRightToLeft: document.dir === 'rtl' });
  };
  return (
    <div className={styles.actions}>
      <ButtonLink
        appearance="subtle"
        icon={<ArrowUpload20Regular />}
        to="/events/guests/import"
        search={{ event: eventId }}
      >
        <Trans>Import</Trans>
      </ButtonLink>
      <MenuButton
        menu={Formats}
        menuProps={{
          isExporting: exporting.isPending,
          onChoose: exporting.mutate,
          // The part of the list that is loaded stays.
          onStop: () => void client.cancelQueries(query, { revert: false }),
        }}
        appearance="subtle"
        icon={<ArrowDownload20Regular />}
      >
        {exporting.isPending ? <Trans>Exporting…</Trans> : <Trans>Export</Trans>}
      </MenuButton>
      <ButtonLink
        appearance="subtle"
        icon={<Print20Regular />}
        to="/events/guests/print"
        search={{ event: eventId, filter, ...view }}
      >
        <Trans>Print</Trans>
      </ButtonLink>
    </div>
  );
}
