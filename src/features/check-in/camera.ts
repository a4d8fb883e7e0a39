import { cameraProblem, type CameraProblem } from './camera-problem.ts';

/** Shows the stream in a video and reads its frames, until the returned function is called. */
export type Watch = (video: HTMLVideoElement) => () => void;

export type CameraState =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'on'; watch: Watch }
  | { status: 'problem'; problem: CameraProblem };

interface CameraParts {
  /** Asks for the camera and gets all that reading needs. */
  open(): Promise<{ stream: MediaStream; watch: Watch }>;
  hasCameras(): boolean;
  /** Calls back when nobody sees the page any more. Returns the way to stop. */
  onHidden(listener: () => void): () => void;
}

/**
 * A camera that is on only while somebody sees its picture: leaving the page or the tab switches it
 * off, and only a press switches it on.
 */
export function createCamera({ open, hasCameras, onHidden }: CameraParts) {
  let state: CameraState = { status: 'off' };
  let release = () => {};
  /** The start that counts: one that was given up must not come through later. */
  let current = 0;
  const listeners = new Set<() => void>();
  const become = (next: CameraState) => {
    release();
    release = () => {};
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    current += 1;
    if (state.status !== 'off') become({ status: 'off' });
  };
  const start = async () => {
    current += 1;
    const mine = current;
    become({ status: 'starting' });
    try {
      const { stream, watch } = await open();
      if (mine !== current) return stopTracks(stream);
      const ended = () => become({ status: 'problem', problem: 'ended' });
      for (const track of stream.getTracks()) track.addEventListener('ended', ended);
      become({ status: 'on', watch });
      release = () => stopTracks(stream);
    } catch (error) {
      if (mine === current) become({ status: 'problem', problem: cameraProblem(error, hasCameras()) });
    }
  };
  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      const stayed = onHidden(stop);
      return () => {
        stayed();
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    start,
    stop,
  };
}

/** A track that is stopped so does not say that it ended. */
function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
