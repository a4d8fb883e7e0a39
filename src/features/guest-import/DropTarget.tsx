import { type DragEvent, type ReactNode, useState } from 'react';
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
