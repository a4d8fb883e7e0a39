import { createRepeatGuard } from './repeat-guard.ts';

/** Milliseconds between two frames to decode: eight per second are enough for a steady hand. */
const pause = 125;
/** The longer side of the decoded picture, in pixels. */
const side = 640;

interface Watched {
  video: HTMLVideoElement;
  stream: MediaStream;
  /** @throws if the image has no code */
  decode(image: ImageData): string;
  /** Called for each visible code, once while it is held. */
  see(text: string): void;
}

/** Shows a stream in a video and reads its codes. Returns a function that stops it. */
export function watchFrames({ video, stream, decode, see }: Watched) {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const isNew = createRepeatGuard();
  let lastLook = Number.NEGATIVE_INFINITY;

  const look = () => {
    const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight, 1));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!pen || width === 0 || height === 0) return;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0, width, height);
    const text = tryDecode(pen.getImageData(0, 0, width, height));
    if (text !== undefined && isNew(text, performance.now())) see(text);
  };
  const tryDecode = (image: ImageData) => {
    try {
      return decode(image);
    } catch {
      return undefined;
    }
  };
  const eachFrame = subscribeToFrames(video, (now) => {
    if (now - lastLook < pause) return;
    lastLook = now;
    look();
  });

  video.srcObject = stream;
  // Stopping before the first frame rejects this promise, which is fine.
  video.play().catch(() => {});
  return () => {
    eachFrame.stop();
    video.srcObject = null;
  };
}

/** Calls back for each new video frame; in browsers without that callback, for each animation frame. */
function subscribeToFrames(video: HTMLVideoElement, frame: (now: number) => void) {
  const byVideo = 'requestVideoFrameCallback' in video;
  const next = () =>
    byVideo ? video.requestVideoFrameCallback(handleFrame) : requestAnimationFrame(handleFrame);
  const handleFrame = (now: number) => {
    frame(now);
    handle = next();
  };
  let handle = next();
  return {
    stop: () => (byVideo ? video.cancelVideoFrameCallback(handle) : cancelAnimationFrame(handle)),
  };
}
