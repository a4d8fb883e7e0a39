import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { AnswerPill } from '../../domain/AnswerPill.tsx';
import { getComingCount } from '../../domain/guest-answer.ts';
import { formatDiscrepancies, type Guest } from '../../domain/guest.ts';

interface GuestRowProps {
  guest: Guest;
  /** Another name of the page looks the same. */
  isLookAlike: boolean;
  copyLink(guest: Guest): void;
}

/** One guest; without an id the row is for reading only. */
export function GuestRow({ guest, isLookAlike, copyLink }: GuestRowProps) {
  const { t } = useLingui();
  const dialogOpener = useRestoreFocusTarget();
  const { id, phone, invitees, answer } = guest;
  const name = guest.name || t`No name`;
  const shownName = <ForeignText text={name} />;
  return (
    <tr>
      <th scope="row" className="who">
        {id === undefined ? (
          <span className="name">{shownName}</span>
        ) : (
          <Link
            {...dialogOpener}
            className="name"
            to="."
            search={(search) => ({ ...search, guest: id })}
            replace
            resetScroll={false}
          >
            {shownName}
          </Link>
        )}
        {phone && (
          <small>
            <bdi dir="ltr">{phone}</bdi>
          </small>
        )}
        {isLookAlike && (
          <small className="look-alike">
            <Trans>Looks like another name here</Trans>
          </small>
        )}
      </th>
      <td className="number extra">{invitees ?? '–'}</td>
      <td className="number extra">{getComingCount(guest) ?? '–'}</td>
      <td className="answer">
        <AnswerPill answer={answer} />
      </td>
      <td className="extra">
        {guest.discrepancies.length > 0 && (
          <Pill tone="caution">
            <ForeignText text={formatDiscrepancies(guest)} />
          </Pill>
        )}
      </td>
      <td className="extra actions">
        {id !== undefined && (
          <Button
            {...dialogOpener}
            title={t`Copy the RSVP link`}
            appearance="subtle"
            icon={<Link20Regular />}
            aria-label={t`Copy the RSVP link of ${name}`}
            onClick={() => copyLink(guest)}
          />
        )}
      </td>
    </tr>
  );
}
