import { createStore } from '../../../storage/store.ts';
import { findCameraProblem, type CameraProblem } from './camera-problem.ts';

/** Shows the stream in a video and reads its frames, until the returned function is called. */
export type Watch = (video: HTMLVideoElement) => () => void;

export type CameraState =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'on'; watch: Watch }
  | { status: 'problem'; problem: CameraProblem };

interface CameraParts {
  /** Requests the camera and resolves with everything that reading needs. */
  open(): Promise<{ stream: MediaStream; watch: Watch }>;
  hasCameras(): boolean;
  /** Calls back when the page is hidden. Returns a function that unsubscribes. */
  onHidden(listener: () => void): () => void;
}

/**
 * A camera that is on only while its picture is visible: leaving the page or the tab switches it off, and only a press
 * switches it on.
 */
export function createCamera({ open, hasCameras, onHidden }: CameraParts) {
  let release = () => {};
  /** The current start: a cancelled one must not take effect later. */
  let current = 0;
  const store = createStore<CameraState>({ status: 'off' }, () => {
    const stopWatching = onHidden(stop);
    return () => {
      stopWatching();
      stop();
    };
  });
  const become = (next: CameraState) => {
    release();
    release = () => {};
    store.set(next);
  };
  const stop = () => {
    current += 1;
    if (store.getSnapshot().status !== 'off') become({ status: 'off' });
  };
  const start = async () => {
    current += 1;
    const mine = current;
    become({ status: 'starting' });
    try {
      const { stream, watch } = await open();
      if (mine !== current) return stopTracks(stream);
      const handleEnd = () => become({ status: 'problem', problem: 'ended' });
      for (const track of stream.getTracks()) track.addEventListener('ended', handleEnd);
      become({ status: 'on', watch });
      release = () => stopTracks(stream);
    } catch (error) {
      if (mine === current) become({ status: 'problem', problem: findCameraProblem(error, hasCameras()) });
    }
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start,
    stop,
  };
}

/** A track stopped this way fires no `ended` event. */
function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
