import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { joinClasses } from '../../../ui/page/classes.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from './guest-list.module.css';

interface NameCellProps {
  guest: Guest;
  /** Whether another name on the list looks the same. */
  isLookAlike: boolean;
  /** The guest who is open beside the list: another one takes its place. */
  currentId: string | undefined;
}

/** Names up to this length fit in three lines, on phones too. */
const shortName = 30;

/** A guest's name as the link that opens the guest beside the list; plain text without an id. */
export function NameCell({ guest, isLookAlike, currentId }: NameCellProps) {
  const { t } = useLingui();
  const { id, phone } = guest;
  const className = joinClasses(styles.name, guest.name.length > shortName && styles.longName);
  const name = <ForeignText text={guest.name || t`No name`} />;
  return (
    <span className={styles.who}>
      <Avatar name={guest.name} />
      <span className={styles.whoText}>
        {id === undefined ? (
          <span className={className}>{name}</span>
        ) : (
          <Link
            className={className}
            to="."
            search={(before) => ({ ...before, guest: id, edit: undefined })}
            replace={currentId !== undefined}
            aria-current={id === currentId || undefined}
            resetScroll={false}
            preload={false}
          >
            {name}
          </Link>
        )}
        {phone && (
          <small className={styles.phone}>
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
