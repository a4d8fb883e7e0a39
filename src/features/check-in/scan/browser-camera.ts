import { DecoderMissing } from './camera-problem.ts';
import { createCamera } from './camera.ts';
import { watchFrames } from './watch-frames.ts';

/** The requested resolution: a code fills part of the picture, and more only takes time. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** This device's camera. `see` receives the text of each visible code. */
export const createBrowserCamera = (see: (text: string) => void) =>
  createCamera({
    async open() {
      // First what may fail, so that the camera is not started for nothing.
      const { decodeQR } = await import('qr/decode.js').catch(() => {
        throw new DecoderMissing();
      });
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      return { stream, watch: (video) => watchFrames({ video, stream, decode: decodeQR, see }) };
    },
    // Browsers omit `mediaDevices` on insecure origins, whatever its type says.
    hasCameras: () => 'mediaDevices' in navigator,
    onHidden(listener) {
      const handleChange = () => document.hidden && listener();
      document.addEventListener('visibilitychange', handleChange);
      return () => document.removeEventListener('visibilitychange', handleChange);
    },
  });
