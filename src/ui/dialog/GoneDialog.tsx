import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Modal } from './Modal.tsx';

interface GoneDialogProps {
  /** The id in the address, if there is one. */
  id: string | undefined;
  /** Whether the list has the record now. */
  isFound: boolean;
  onClose(): void;
}

/** Says that the record of an address does not exist, for a list that is loaded whole. */
export const GoneDialog = ({ id, ...props }: GoneDialogProps) =>
  id !== undefined && <Sentence key={id} {...props} />;

/** A record that is deleted while it is open needs no sentence. */
function Sentence({ isFound, onClose }: Omit<GoneDialogProps, 'id'>) {
  const [wasFound] = useState(isFound);
  if (isFound || wasFound) return null;
  return (
    <Modal open onClose={onClose} title={<Trans>This no longer exists</Trans>}>
      <p>
        <Trans>It may have been deleted.</Trans>
      </p>
    </Modal>
  );
}
