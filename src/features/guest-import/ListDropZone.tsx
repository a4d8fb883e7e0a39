import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useState } from 'react';
import { keepDroppedFile } from './dropped-file.ts';
import styles from './ListDropZone.module.css';

interface ListDropZoneProps {
  eventId: string;
  children: ReactNode;
}

/** A guest list that accepts a dropped file and opens the import with it. The button "Import" is the alternative. */
export function ListDropZone({ eventId, children }: ListDropZoneProps) {
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    setIsOver(false);
    keepDroppedFile(file);
    void navigate({ to: '/events/guests/import', search: { event: eventId } });
  };
  return (
    <div className={styles.zone} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && (
        <p className={styles.frame}>
          <Trans>Drop the file to import guests</Trans>
        </p>
      )}
    </div>
  );
}
