import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './DropTarget.module.css';

interface DropTargetProps {
  onDrop(file: File): void;
  children: ReactNode;
}

/** A drop target for a file, around a button that chooses one, so that dropping is never the only way. */
export function DropTarget({ onDrop, children }: DropTargetProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onDrop(file);
  };
  return (
    <div
      className={styles.target}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
