import { Button } from '@fluentui/react-components';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { Photo } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Drawing } from './Drawing.tsx';
import { neighbourOf } from './gallery.ts';
import { focusThumbnail, overThePage } from './photo-focus.ts';

interface PhotoDialogProps {
  photos: readonly Photo[];
  photo: Photo;
  show(id: string | undefined): void;
}

/** One photo, large; the arrow keys and the buttons go through all of them, in the direction of reading. */
export function PhotoDialog({ photos, photo, show }: PhotoDialogProps) {
  const { t, i18n } = useLingui();
  const go = (steps: number) => show(neighbourOf(photos, photo, steps).id);
  const goByArrow = ({ key, currentTarget }: KeyboardEvent) => {
    const forward = currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === forward ? 1 : -1);
  };
  // The browser has closed it, and led back to the photo that was opened. One that is open again or gone was not closed.
  const leave = (dialog: HTMLDialogElement) => {
    if (dialog.open || !dialog.isConnected) return;
    focusThumbnail(dialog);
    show(undefined);
  };
  const place = i18n.number(photos.indexOf(photo) + 1);
  const all = i18n.number(photos.length);
  return (
    <dialog
      ref={overThePage}
      className="photo-dialog"
      data-photo={photo.id}
      aria-labelledby="photo-title"
      closedby="any"
      onKeyDown={goByArrow}
      onClose={({ currentTarget }) => leave(currentTarget)}
    >
      <header>
        <div aria-live="polite">
          <h2 id="photo-title">
            <ForeignText text={photo.title} />
          </h2>
          <small>{i18n.date(photo.time, { dateStyle: 'long' })}</small>
        </div>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={t`Close`}
          onClick={() => show(undefined)}
        />
      </header>
      <Drawing picture={photo.picture} loading="eager" />
      <footer>
        <Button
          appearance="subtle"
          icon={<ChevronLeft24Regular />}
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
          icon={<ChevronRight24Regular />}
          aria-label={t`Next photo`}
          onClick={() => go(1)}
        />
      </footer>
    </dialog>
  );
}
