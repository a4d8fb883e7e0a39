import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Guest } from '../../domain/guest.ts';
import { formatPhone } from '../../domain/phone.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ForeignText } from '../../ui/ForeignText.tsx';
import styles from './GuestTable.module.css';

interface NameCellProps {
  guest: Guest;
  /** Another name of the list looks the same. */
  isLookAlike: boolean;
  /** Whether the phone number is below the name. */
  hasPhone: boolean;
}

/** A guest's name as the link that opens the guest; plain text without an id. */
export function NameCell({ guest, isLookAlike, hasPhone }: NameCellProps) {
  const { t } = useLingui();
  const { id, phone } = guest;
  const name = <ForeignText text={guest.name || t`No name`} />;
  return (
    <span className={styles.who}>
      <Avatar name={guest.name} />
      <span className={styles.whoText}>
        {id === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link
            className={styles.name}
            to="."
            search={(before) => ({ ...before, guest: id, edit: undefined })}
            resetScroll={false}
          >
            {name}
          </Link>
        )}
        {hasPhone && phone && (
          <small>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </small>
        )}
        {isLookAlike && (
          <small className={styles.lookAlike}>
            <Trans>Similar name on this page. Check the phone number.</Trans>
          </small>
        )}
      </span>
    </span>
  );
}
