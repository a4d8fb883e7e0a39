/** How long a code must be out of sight before it counts as shown again, in milliseconds. */
const outOfSight = 3_000;

/** Distinguishes a newly shown code from the same one still held to the camera. Times in milliseconds. */
export function createRepeatGuard() {
  let last = { text: '', at: Number.NEGATIVE_INFINITY };
  return (text: string, now: number) => {
    const isNew = text !== last.text || now - last.at >= outOfSight;
    last = { text, at: now };
    return isNew;
  };
}

/** Milliseconds between two looks: eight per second are enough for a steady hand. */
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
  const timer = setInterval(look, pause);

  video.srcObject = stream;
  // Stopping before the first frame rejects this promise, which is fine.
  video.play().catch(() => {});
  return () => {
    clearInterval(timer);
    video.srcObject = null;
  };
}
