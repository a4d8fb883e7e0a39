import { Trans, useLingui } from '@lingui/react/macro';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { joinClasses } from '../../../ui/page/classes.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { isPlainClick } from '../../../ui/page/is-plain-click.ts';
import styles from './guest-list.module.css';

interface NameCellProps {
  guest: Guest;
  /** Whether another name on the list looks the same. */
  isLookAlike: boolean;
  /** The address that shows the guest beside the list. */
  getHref(id: string): string;
  onOpen(id: string): void;
}

/** Names up to this length fit in three lines, on phones too. */
const shortName = 30;

/**
 * A guest's name as the link that opens the guest; plain text without an id. The router's `Link` is too slow for a row
 * of a long list.
 */
export function NameCell({ guest, isLookAlike, getHref, onOpen }: NameCellProps) {
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
          <a
            className={className}
            href={getHref(id)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            {name}
          </a>
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
