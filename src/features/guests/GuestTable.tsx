import { Button, Tooltip } from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { rowKeys } from '../../ui/row-keys.ts';
import { AnswerPill } from './AnswerPill.tsx';
import { discrepancyText, type Guest } from './guest.ts';
import { comingOf } from './guest-answer.ts';

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
          <GuestRow key={keys[place]} guest={guest} copyLink={copyLink} />
        ))}
      </tbody>
    </table>
  );
}

function GuestRow({ guest, copyLink }: { guest: Guest; copyLink(guest: Guest): void }) {
  const { t } = useLingui();
  const { id, phone, invitees, answer } = guest;
  const name = guest.name || t`No name`;
  return (
    <tr>
      <th scope="row" className="who">
        {id === undefined ? (
          <span className="name">
            <bdi>{name}</bdi>
          </span>
        ) : (
          <Link
            className="name"
            to="."
            search={(search) => ({ ...search, guest: id })}
            replace
            resetScroll={false}
          >
            <bdi>{name}</bdi>
          </Link>
        )}
        {phone && (
          <small>
            <bdi dir="ltr">{phone}</bdi>
          </small>
        )}
      </th>
      <td className="number extra">{invitees ?? '–'}</td>
      <td className="number extra">{comingOf(answer) ?? '–'}</td>
      <td className="answer">
        <AnswerPill answer={answer} />
      </td>
      <td className="extra">
        {guest.discrepancies.length > 0 && (
          <span className="pill wrapping" data-answer="discrepancy" dir="auto">
            {discrepancyText(guest)}
          </span>
        )}
      </td>
      <td className="extra actions">
        {id !== undefined && (
          <Tooltip content={t`Copy the RSVP link`} relationship="description" positioning="above-end">
            <Button
              appearance="subtle"
              icon={<Link20Regular />}
              aria-label={t`Copy the RSVP link of ${name}`}
              onClick={() => copyLink(guest)}
            />
          </Tooltip>
        )}
      </td>
    </tr>
  );
}
