import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { config } from '../../config.ts';
import { imageAddress } from '../../domain/event-image.ts';

const cardHost = new URL(config.cardBaseUrl, location.href).origin;

/** An event's picture, an invitation in portrait; its place is kept where there is none. */
export function EventImage({ image }: { image: string }) {
  const address = imageAddress(image, [location.origin, cardHost]);
  return (
    <span className="event-image">
      {/* Under the picture: it shows where the picture is missing, late, or cannot be read. */}
      <ImageRegular aria-hidden />
      {address && <img src={address} alt="" loading="lazy" decoding="async" onError={hide} />}
    </span>
  );
}

const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => (currentTarget.hidden = true);
