import type { ComponentType } from 'react';
import styles from './brand.module.css';

/** An icon that points along the reading direction: mirrored right to left. */
export const MirroredIcon = ({ of: Icon }: { of: ComponentType<{ className?: string }> }) => (
  <Icon className={styles.icon ?? ''} />
);
