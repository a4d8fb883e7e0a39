import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Drawing } from './Drawing.tsx';
import { byMonth } from './gallery.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { thumbnailId } from './photo-focus.ts';
import { photosQuery } from './queries.ts';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './PhotosPart.module.css';

interface PhotosPartProps {
  /** The id of the photo that is shown large. */
  shown: string | undefined;
  show(id: string | undefined): void;
}

/** All photos by month; each opens large. */
export function PhotosPart({ shown, show }: PhotosPartProps) {
  const templateApi = useTemplateApi();
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery(photosQuery(templateApi));
  // Nothing here plays a video, and its still would pass for a photo.
  const photos = data.filter(({ video }) => !video);
  const large = photos.find(({ id }) => id === shown);
  return (
    <Surface as="div" className={styles.photos}>
      {byMonth(photos).map(({ start, photos }) => (
        <section key={start.getTime()} aria-labelledby={`month-${start.getTime()}`}>
          <h2 id={`month-${start.getTime()}`}>{i18n.date(start, { month: 'long', year: 'numeric' })}</h2>
          <ul>
            {photos.map(({ id, title, picture }) => (
              <li key={id}>
                <Link
                  id={thumbnailId(id)}
                  to="/pages/profile"
                  search={{ tab: 'photos', photo: id }}
                  resetScroll={false}
                >
                  <Drawing picture={picture} />
                  <span dir="auto">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.videos}>
        <Trans>This demo has no videos, so only photos stand here.</Trans>
      </p>
      {large && <PhotoDialog photos={photos} photo={large} show={show} />}
    </Surface>
  );
}
