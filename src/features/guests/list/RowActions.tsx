import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { useLingui } from '@lingui/react/macro';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { RowButton } from '../../../ui/table/RowButton.tsx';
import { CopyByHand } from '../share/CopyByHand.tsx';
import { useCopyLink } from '../share/use-copy-link.ts';

// Created once: a change of the language renders every row, and React skips an element that it has rendered before.
const copyIcon = <Link20Regular />;
const copiedIcon = <Checkmark20Regular />;

/** The actions of a guest in the row. */
export function RowActions({ guest }: { guest: SavedGuest }) {
  const { t } = useLingui();
  const { isCopied, uncopied, copyLink, onClose } = useCopyLink(guest);
  const name = guest.name || t`No name`;
  return (
    <>
      <RowButton
        title={t`Copy RSVP link`}
        label={t`Copy RSVP link for ${name}`}
        icon={isCopied ? copiedIcon : copyIcon}
        onClick={copyLink}
      />
      <CopyByHand text={uncopied} label={t`RSVP link`} onClose={onClose} />
    </>
  );
}
