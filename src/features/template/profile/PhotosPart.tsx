import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateApi } from '../../../api/use-api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Drawing } from './Drawing.tsx';
import { groupByMonth } from './gallery.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { getThumbnailId } from './photo-focus.ts';
import { photosQuery } from './queries.ts';
import { VideoLength } from './VideoLength.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './PhotosPart.module.css';

interface PhotosPartProps {
  /** The id of the enlarged photo. */
  shown: string | undefined;
  onShow(id: string | undefined): void;
}

/** All photos and videos by month; each can be enlarged. */
export function PhotosPart({ shown, onShow }: PhotosPartProps) {
  const templateApi = useTemplateApi();
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery(photosQuery(templateApi));
  const large = data.find(({ id }) => id === shown);
  return (
    <Surface as="div" className={styles.photos}>
      {data.length === 0 && (
        <EmptyState icon={<ImageMultipleRegular aria-hidden />} title={<Trans>No photos yet</Trans>} />
      )}
      {groupByMonth(data).map(({ start, photos }) => (
        <section key={start.getTime()} aria-labelledby={`month-${start.getTime()}`}>
          <h2 id={`month-${start.getTime()}`}>{i18n.date(start, { month: 'long', year: 'numeric' })}</h2>
          <ul>
            {photos.map(({ id, title, picture, video }) => (
              <li key={id}>
                <Link
                  id={getThumbnailId(id)}
                  to="/pages/profile"
                  search={{ tab: 'photos', photo: id }}
                  resetScroll={false}
                >
                  <Drawing picture={picture} />
                  <span dir="auto">{title}</span>
                  {video && <VideoLength seconds={video.seconds} />}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {large && <PhotoDialog photos={data} photo={large} onShow={onShow} />}
    </Surface>
  );
}
