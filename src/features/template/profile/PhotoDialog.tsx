import { Button } from '@fluentui/react-components';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { Photo } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { MirroredIcon } from '../../../ui/MirroredIcon.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Drawing } from './Drawing.tsx';
import { getNeighbour } from './gallery.ts';
import { leadBackToThumbnail } from './photo-focus.ts';
import styles from './PhotoDialog.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';
import { isRightToLeft } from '../../../browser/old-browsers.ts';

interface PhotoDialogProps {
  photos: readonly Photo[];
  photo: Photo;
  onShow(id: string | undefined): void;
}

/** One photo or video, enlarged; the arrow keys and the buttons go through all of them, in reading direction. */
export function PhotoDialog({ photos, photo, onShow }: PhotoDialogProps) {
  const { t, i18n } = useLingui();
  const go = (steps: number) => onShow(getNeighbour(photos, photo, steps).id);
  const goByArrow = ({ key, currentTarget, target }: KeyboardEvent) => {
    // In a video the arrow keys seek.
    if (target instanceof HTMLVideoElement) return;
    const forward = isRightToLeft(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === forward ? 1 : -1);
  };
  const place = i18n.number(photos.indexOf(photo) + 1);
  const all = i18n.number(photos.length);
  return (
    <div role="presentation" onKeyDown={goByArrow}>
      <Modal
        open
        onClose={() => onShow(undefined)}
        size="large"
        title={
          <span aria-live="polite">
            <ForeignText text={photo.title} />
          </span>
        }
        actions={
          <div className={styles.steps}>
            <Button
              appearance="subtle"
              icon={<MirroredIcon of={ChevronLeft24Regular} />}
              aria-label={t`Previous photo`}
              onClick={() => go(-1)}
            />
            <span>
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
        <div className={styles.picture} data-photo={photo.id} ref={leadBackToThumbnail}>
          <p>{i18n.date(photo.time, { dateStyle: 'long' })}</p>
          {photo.video ? (
            <VideoPlayer key={photo.id} photo={photo} />
          ) : (
            <Drawing picture={photo.picture} loading="eager" />
          )}
        </div>
      </Modal>
    </div>
  );
}
