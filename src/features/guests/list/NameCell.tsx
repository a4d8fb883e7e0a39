import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { focusPanel } from '../panel/panel-focus.ts';
import styles from './guest-list.module.css';

interface NameCellProps {
  guest: Guest;
  /** Whether another name on the list looks the same. */
  isLookAlike: boolean;
  /** The guest who is open beside the list: the next guest takes its place. */
  currentId: string | undefined;
}

/**
 * Names up to this length always fit. A name of three hundred letters must not push other rows away; the guest's panel
 * shows all of it. Only long names are cut, because each element that may be cut costs the scrolling browser some time.
 */
const shortName = 20;

/** A guest's name as the link that opens the guest beside the list; plain text without an id. */
export function NameCell({ guest, isLookAlike, currentId }: NameCellProps) {
  const { t } = useLingui();
  const { id, phone } = guest;
  const name = <ForeignText text={guest.name || t`No name`} isClamped={guest.name.length > shortName} />;
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
            replace={currentId !== undefined}
            aria-current={id === currentId || undefined}
            resetScroll={false}
            preload={false}
            // Enter on the name of the open guest, as on the row.
            onClick={({ detail }) => detail === 0 && id === currentId && focusPanel()}
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
