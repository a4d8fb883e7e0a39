import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { getCoverAddress } from '../../domain/event/cover-address.ts';
import styles from './event.module.css';

interface EventCoverProps {
  /** The path of the picture from the server, or ''. */
  image: string;
  size: 'small' | 'large';
  /** Names the transition of the cover from the list to the event; undefined without a link. */
  eventId?: string | undefined;
}

/** An event's cover: an invitation in portrait, 5 to 7. Without one, its space stays reserved. */
export function EventCover({ image, size, eventId }: EventCoverProps) {
  const address = getCoverAddress(image);
  return (
    <span
      className={styles.cover}
      data-size={size}
      style={eventId === undefined ? {} : { viewTransitionName: `cover-${eventId}` }}
    >
      {/* Behind the picture: visible while the picture is missing, loading or broken. */}
      <ImageRegular aria-hidden />
      {address && <img src={address} alt="" loading="lazy" decoding="async" onError={hide} />}
    </span>
  );
}

const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => (currentTarget.hidden = true);
