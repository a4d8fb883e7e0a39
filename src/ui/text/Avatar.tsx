import { memo } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from './text.module.css';
import { getInitials, getTint } from './initials.ts';

interface AvatarProps {
  /** Shown beside it as text: the avatar itself is hidden from screen readers. */
  name: string;
  /** 32, 44 or 96 px. */
  size?: 'medium' | 'large' | 'huge';
  /** A picture over the initials, which show if it fails to load. */
  photoUrl?: string | undefined;
}

/** A person's initials in one of five tints, the same for the same name. */
export const Avatar = memo(({ name, size = 'medium', photoUrl }: AvatarProps) => (
  <span
    aria-hidden
    className={joinClasses(
      styles.avatar,
      'print-outlined',
      size !== 'medium' && styles[size],
      styles[`tint${String(getTint(name, 5))}`],
    )}
  >
    {getInitials(name) || '–'}
    {photoUrl && <img src={photoUrl} alt="" />}
  </span>
));
