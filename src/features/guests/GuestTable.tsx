import { Trans, useLingui } from '@lingui/react/macro';
import { rowKeys } from '../../ui/row-keys.ts';
import type { Guest } from '../../domain/guest.ts';
import { GuestRow } from './GuestRow.tsx';
import { findLookAlikes } from '../../domain/look-alikes.ts';

interface GuestTableProps {
  guests: readonly Guest[];
  /** Names the table. */
  label: string;
  copyLink(guest: Guest): void;
}

/** The rows of one page. On a phone a row is name, phone and answer; the rest is in its sheet. */
export function GuestTable({ guests, label, copyLink }: GuestTableProps) {
  const { t } = useLingui();
  const keys = rowKeys(guests);
  const twins = findLookAlikes(guests.map(({ name }) => name));
  return (
    <table className="guest-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Guest</Trans>
          </th>
          <th scope="col" className="number">
            <Trans>Invited</Trans>
          </th>
          <th scope="col" className="number">
            <Trans>Coming</Trans>
          </th>
          <th scope="col">
            <Trans>Answer</Trans>
          </th>
          <th scope="col">
            <Trans>Discrepancies</Trans>
          </th>
          <th scope="col">
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest, place) => (
          <GuestRow key={keys[place]} guest={guest} isLookAlike={twins.has(guest.name)} copyLink={copyLink} />
        ))}
      </tbody>
    </table>
  );
}
