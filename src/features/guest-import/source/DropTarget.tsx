import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, type ReactNode, useState } from 'react';
import { handFile } from './handed-file.ts';
import styles from './DropTarget.module.css';

interface DropTargetProps {
  onDrop(file: File): void;
  /** Shown over the content while a file is dragged over it; without one, the target is a box with a dashed border. */
  overlay?: ReactNode;
  children: ReactNode;
}

/** A drop target for a file, around a button that chooses one, so that dropping is never the only way. */
export function DropTarget({ onDrop, overlay, children }: DropTargetProps) {
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
    setIsOver(false);
    // A dropped text belongs to the field below it.
    if (!file) return;
    event.preventDefault();
    onDrop(file);
  };
  return (
    <div
      className={overlay === undefined ? styles.target : styles.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isOver && overlay !== undefined && <p className={styles.frame}>{overlay}</p>}
    </div>
  );
}

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
        handFile(file);
        void navigate({ to: '/events/guests/import', search: { event: eventId } });
      }}
    >
      {children}
    </DropTarget>
  );
}
