import { classes } from './classes.ts';
import styles from './Avatar.module.css';
import { getInitials, getTint } from './initials.ts';

interface AvatarProps {
  /** Stands beside it in words: the avatar itself is hidden from screen readers. */
  name: string;
  /** 32 or 44 px. */
  size?: 'medium' | 'large';
  /** A picture over the initials, which show where it cannot be loaded. */
  photoUrl?: string;
}

/** Somebody's initials in one of five tints, the same for the same name. */
export const Avatar = ({ name, size = 'medium', photoUrl }: AvatarProps) => (
  <span
    aria-hidden
    className={classes(
      styles.avatar,
      size === 'large' && styles.large,
      styles[`tint${String(getTint(name, 5))}`],
    )}
  >
    {getInitials(name) || '–'}
    {photoUrl && <img src={photoUrl} alt="" />}
  </span>
);
