import { Button } from '@fluentui/react-components';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import { PlayCircle20Regular } from '@fluentui/react-icons/svg/play-circle';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Photo } from '../api/template.gen.ts';
import { useTemplateApi } from '../api/use-template-api.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { MirroredIcon } from '../../ui/brand/MirroredIcon.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { Surface } from '../../ui/layout/Surface.tsx';
import styles from './Profile.module.css';
import { photosQuery } from './queries.ts';

/** All photos and videos; the one with the id `shown` is enlarged. */
export function PhotosPart({ shown }: { shown: string | undefined }) {
  const { i18n } = useLingui();
  const { data: photos } = useSuspenseQuery(photosQuery(useTemplateApi()));
  const photo = photos.find(({ id }) => id === shown);
  return (
    <Surface as="div" isPadded className={styles.photos}>
      {photos.length === 0 && (
        <EmptyState icon={<ImageMultipleRegular aria-hidden />} title={<Trans>No photos yet</Trans>} />
      )}
      <ul>
        {photos.map(({ id, title, picture, video, time }) => (
          <li key={id}>
            <Link to="/pages/profile" search={{ tab: 'photos', photo: id }} resetScroll={false}>
              <img src={picture.src} alt={picture.alt} width="1200" height="900" loading="lazy" />
              <b dir="auto">{title}</b>
              <small>{i18n.date(time, { dateStyle: 'medium' })}</small>
              {video && <VideoLength seconds={video.seconds} />}
            </Link>
          </li>
        ))}
      </ul>
      {photo && <PhotoDialog photo={photo} photos={photos} />}
    </Surface>
  );
}

/** Marks a thumbnail as a video, with its length. */
function VideoLength({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const length = i18n.number(seconds, { style: 'unit', unit: 'second' });
  return (
    <small>
      <PlayCircle20Regular aria-hidden /> <Trans>Video, {length}</Trans>
    </small>
  );
}

/** One photo or video, enlarged; buttons go through all of them. */
function PhotoDialog({ photo, photos }: { photo: Photo; photos: readonly Photo[] }) {
  const change = useAddressChange();
  const { t, i18n } = useLingui();
  const index = photos.indexOf(photo);
  const { title, picture, video } = photo;
  const go = (steps: number) => change({ photo: photos.at((index + steps) % photos.length)?.id });
  const place = i18n.number(index + 1);
  const all = i18n.number(photos.length);
  return (
    <Modal
      open
      size="large"
      onClose={() => change({ photo: undefined })}
      title={<ForeignText text={title} />}
      actions={
        <div className={styles.steps}>
          <Button
            appearance="subtle"
            icon={<MirroredIcon of={ChevronLeft24Regular} />}
            aria-label={t`Previous photo`}
            onClick={() => go(-1)}
          />
          <span role="status">
            <Trans>
              {place} of {all}
            </Trans>
          </span>
          <Button
            appearance="subtle"
            icon={<MirroredIcon of={ChevronRight24Regular} />}
            aria-label={t`Next photo`}
            onClick={() => go(1)}
          />
        </div>
      }
    >
      {video ? (
        // It has no sound, so no captions; the alternative text of its poster describes it.
        <video
          key={photo.id}
          className={styles.large}
          src={video.src}
          poster={picture.src}
          aria-label={`${title}. ${picture.alt}`}
          width="640"
          height="480"
          controls
          muted
          playsInline
          preload="metadata"
        />
      ) : (
        <img className={styles.large} src={picture.src} alt={picture.alt} width="1200" height="900" />
      )}
    </Modal>
  );
}
