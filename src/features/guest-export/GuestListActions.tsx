import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/all-guests.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import type { Guest } from '../../domain/guest.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { downloadFile } from '../../ui/download.ts';
import { toasts } from '../../ui/toasts.ts';
import styles from './GuestListActions.module.css';
import { formatGuests } from './guests-csv.ts';
import type { PrintSearch } from './schema.ts';

interface GuestListActionsProps {
  eventId: string;
  filter: GuestFilter;
  /** What the exported file is called after. */
  handle: string;
  /** What of the filter's guests the list shows, in its order. */
  select(guests: readonly Guest[], locale: string): readonly Guest[];
  /** The part of the address that says so, for the list for paper. */
  view: Omit<PrintSearch, 'event' | 'filter'>;
}

/** Ways in and out of a guest list: import, export of what it shows, and a list for paper. */
export function GuestListActions({ eventId, filter, handle, select, view }: GuestListActionsProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const exporting = useMutation({
    mutationFn: () => client.fetchQuery({ ...allGuestsQuery(api, eventId, filter), staleTime: 0 }),
    onSuccess: ({ guests }) =>
      downloadFile(`guests-${handle}.csv`, formatGuests(select(guests, i18n.locale), i18n)),
    onError: () =>
      toasts.show({
        variant: 'error',
        message: msg`We could not export the guest list.`,
        action: { label: msg`Try again`, run: () => exporting.mutate() },
      }),
  });
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
      <Button
        appearance="subtle"
        icon={<ArrowDownload20Regular />}
        disabledFocusable={exporting.isPending}
        onClick={() => !exporting.isPending && exporting.mutate()}
      >
        {exporting.isPending ? <Trans>Exporting…</Trans> : <Trans>Export</Trans>}
      </Button>
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
