import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { handleInAddress } from '../../domain/event/handle.ts';
import { allGuestsQuery } from '../../domain/guest/all-guests.ts';
import { useHiddenIds, withoutHidden } from '../../shared/guest/hidden-guests.ts';
import { IncompleteList } from '../../shared/guest/IncompleteList.tsx';
import { getComingCount } from '../../domain/guest/guest-answer.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { formatPhone } from '../../domain/guest/phone.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { PrintSheet } from '../../ui/layout/PrintSheet.tsx';
import { getRowKeys } from '../../ui/table/rows.ts';
import { describeList, type ListView } from './describe-list.ts';
import styles from './PrintableList.module.css';
import { type ExportedList, useGuestExport } from './use-guest-export.ts';

interface PrintableListProps extends Omit<ExportedList, 'handle' | 'getSelected'> {
  /** The filter's guests that the list shows, in its order. */
  selectGuests(guests: readonly Guest[], locale: string): readonly Guest[];
  /** The event's name, or ''. */
  name: string;
  /** The other filters of the list, which its title names. */
  view: ListView;
}

/** The guest list for paper: by name, with a box to tick at the entrance. */
export function PrintableList({ name, view, selectGuests, ...list }: PrintableListProps) {
  const { eventId, filter } = list;
  const { i18n, t } = useLingui();
  const api = useApi();
  const exporting = useGuestExport({
    ...list,
    handle: handleInAddress(name) ?? eventId,
    getSelected: async (guests, locale) => selectGuests(guests, locale),
  });
  const words = describeList(i18n, { ...view, filter });
  const { data } = useSuspenseQuery(allGuestsQuery(api, eventId, filter));
  const collator = new Intl.Collator(i18n.locale);
  const hidden = useHiddenIds();
  const guests = [...selectGuests(withoutHidden(data.guests, hidden), i18n.locale)].sort((one, other) =>
    collator.compare(one.name, other.name),
  );
  const keys = getRowKeys(guests);
  const formatNumber = ({ phone }: Guest) => <bdi dir="ltr">{formatPhone(phone)}</bdi>;
  const formatName = (guest: Guest) => (
    <>
      {guest.name ? <ForeignText text={guest.name} /> : t`No name`}
      <small>{formatNumber(guest)}</small>
    </>
  );
  const formatCount = (count: number | undefined) => (count === undefined ? '–' : i18n.number(count));
  return (
    <>
      <div className={styles.actions}>
        <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
        <Button
          icon={<ArrowDownload20Regular />}
          disabledFocusable={exporting.isExporting}
          onClick={() => exporting.onExport('xlsx')}
        >
          <Trans>Export as Excel file</Trans>
        </Button>
        <Button disabledFocusable={exporting.isExporting} onClick={() => exporting.onExport('csv')}>
          <Trans>Export as CSV file</Trans>
        </Button>
      </div>
      <PrintSheet className={styles.sheet}>
        <IncompleteList list={data} />
        <h2>{name ? <ForeignText text={name} /> : <Trans>Untitled event</Trans>}</h2>
        <p>
          {words && `${words}: `}
          <Plural value={guests.length} one="# guest" other="# guests" />
        </p>
        <PlainTable<Guest>
          label={t`Guests`}
          rows={guests}
          getRowId={(_, place) => keys[place] ?? ''}
          columns={[
            { id: 'here', header: t`Here`, cell: () => '☐', className: styles.box },
            { id: 'name', header: t`Name`, cell: formatName, className: styles.name },
            { id: 'phone', header: t`Phone`, cell: formatNumber, className: styles.phone },
            { id: 'invited', header: t`Invited`, cell: ({ invitees }) => formatCount(invitees) },
            { id: 'coming', header: t`Coming`, cell: (guest) => formatCount(getComingCount(guest)) },
          ]}
        />
      </PrintSheet>
    </>
  );
}
