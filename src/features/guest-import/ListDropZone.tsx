import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepDroppedFile } from './dropped-file.ts';
import { DropTarget } from './DropTarget.tsx';

interface ListDropZoneProps {
  eventId: string;
  children: ReactNode;
}

/** A guest list that accepts a dropped file and opens the import with it. The button "Import" is the alternative. */
export function ListDropZone({ eventId, children }: ListDropZoneProps) {
  const navigate = useNavigate();
  return (
    <DropTarget
      overlay={<Trans>Drop the file to import guests</Trans>}
      onDrop={(file) => {
        keepDroppedFile(file);
        void navigate({ to: '/events/guests/import', search: { event: eventId } });
      }}
    >
      {children}
    </DropTarget>
  );
}
