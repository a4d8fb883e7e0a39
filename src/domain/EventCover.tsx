import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { getCoverAddress } from './cover-address.ts';
import styles from './EventCover.module.css';

interface EventCoverProps {
  /** The path of the picture, as the server gave it, or ''. */
  image: string;
  size: 'small' | 'large';
  /** Carries the cover from the list to the event; undefined where it leads nowhere. */
  eventId?: string | undefined;
}

/** An event's cover: an invitation in portrait, 5 to 7. Its place is kept where there is none. */
export function EventCover({ image, size, eventId }: EventCoverProps) {
  const address = getCoverAddress(image);
  return (
    <span
      className={styles.cover}
      data-size={size}
      style={eventId === undefined ? {} : { viewTransitionName: `cover-${eventId}` }}
    >
      {/* Under the picture: it shows where the picture is missing, late, or cannot be read. */}
      <ImageRegular aria-hidden />
      {address && <img src={address} alt="" loading="lazy" decoding="async" onError={hide} />}
    </span>
  );
}

const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => (currentTarget.hidden = true);
