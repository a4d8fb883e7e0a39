import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Photo } from '../../../api/template.gen.ts';
import { Drawing } from './Drawing.tsx';

/**
 * A video with the browser's own controls. It has no sound, so no captions; the alternative text of its poster
 * describes it.
 */
export function VideoPlayer({ photo: { title, picture, video } }: { photo: Photo }) {
  const { t } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <>
        <Drawing picture={picture} loading="eager" />
        <p role="alert">{t`This browser cannot play the video.`}</p>
      </>
    );
  return (
    <video
      src={video?.src}
      poster={picture.src}
      aria-label={`${title}. ${picture.alt}`}
      width="640"
      height="480"
      controls
      muted
      playsInline
      preload="metadata"
      onError={() => setIsBroken(true)}
    />
  );
}
