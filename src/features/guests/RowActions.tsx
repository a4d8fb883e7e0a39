import { Button } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { useLingui } from '@lingui/react/macro';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { CopyByHand } from './CopyByHand.tsx';
import styles from './GuestTable.module.css';
import { useCopyLink } from './use-copy-link.ts';

/** The actions of a guest in the row. */
export function RowActions({ guest }: { guest: SavedGuest }) {
  const { t } = useLingui();
  const { isCopied, uncopied, copyLink, onClose } = useCopyLink(guest);
  const name = guest.name || t`No name`;
  return (
    <span className={styles.actions}>
      <Button
        appearance="subtle"
        title={t`Copy RSVP link`}
        aria-label={t`Copy RSVP link for ${name}`}
        icon={isCopied ? <Checkmark20Regular /> : <Link20Regular />}
        onClick={copyLink}
      />
      <CopyByHand text={uncopied} label={t`RSVP link`} onClose={onClose} />
    </span>
  );
}
