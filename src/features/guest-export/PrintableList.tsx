import { Button } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { allGuestsQuery } from '../../domain/all-guests.ts';
import { getComingCount } from '../../domain/guest-answer.ts';
import type { Guest } from '../../domain/guest.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import { formatPhone } from '../../domain/phone.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { PrintSheet } from '../../ui/PrintSheet.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import styles from './PrintableList.module.css';

interface PrintableListProps {
  eventId: string;
  /** The event's name, or ''. */
  name: string;
  filter: GuestFilter;
  /** What of the filter's guests the list shows. */
  select(guests: readonly Guest[], locale: string): readonly Guest[];
}

/** The guest list for paper: by name, with a box to tick at the entrance. */
export function PrintableList({ eventId, name, filter, select }: PrintableListProps) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const { data } = useSuspenseQuery(allGuestsQuery(api, eventId, filter));
  const collator = new Intl.Collator(i18n.locale);
  const guests = select(data.guests, i18n.locale).toSorted((one, other) =>
    collator.compare(one.name, other.name),
  );
  const keys = rowKeys(guests);
  return (
    <>
      <div className={styles.actions}>
        <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <PrintSheet className={styles.sheet ?? ''}>
        <h2>{name ? <ForeignText text={name} /> : <Trans>Untitled event</Trans>}</h2>
        <p>
          <Plural value={guests.length} one="# guest" other="# guests" />
        </p>
        <table aria-label={t`Guests`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Here</Trans>
              </th>
              <th scope="col">
                <Trans>Name</Trans>
              </th>
              <th scope="col">
                <Trans>Phone</Trans>
              </th>
              <th scope="col">
                <Trans>Invited</Trans>
              </th>
              <th scope="col">
                <Trans>Coming</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {guests.map((guest, place) => (
              <tr key={keys[place]}>
                <td className={styles.box}>☐</td>
                <td>{guest.name ? <ForeignText text={guest.name} /> : t`No name`}</td>
                <td>
                  <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
                </td>
                <td className={styles.number}>
                  {guest.invitees === undefined ? '–' : i18n.number(guest.invitees)}
                </td>
                <td className={styles.number}>{formatComing(getComingCount(guest))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintSheet>
    </>
  );

  function formatComing(count: number | undefined) {
    return count === undefined ? '–' : i18n.number(count);
  }
}
