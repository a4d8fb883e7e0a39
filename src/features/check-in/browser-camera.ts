import { DecoderMissing } from './camera-problem.ts';
import { createCamera } from './camera.ts';
import { watchFrames } from './watch-frames.ts';

/** Resolution to ask for: a code fills some of the picture, and more only costs time. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** This device's camera. `see` hears each code that is shown, as text. */
export const browserCamera = (see: (text: string) => void) =>
  createCamera({
    async open() {
      // First what may be missing, so that no camera is on for nothing.
      const { decodeQR } = await import('qr/decode.js').catch(() => {
        throw new DecoderMissing();
      });
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      return { stream, watch: (video) => watchFrames({ video, stream, decode: decodeQR, see }) };
    },
    // Browsers leave `mediaDevices` out where the page is not secure, whatever its type says.
    hasCameras: () => 'mediaDevices' in navigator,
    onHidden(listener) {
      const changed = () => document.hidden && listener();
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  });
