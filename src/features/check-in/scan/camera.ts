import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createStore } from '../../../storage/store.ts';
import { watchFrames } from './watch-frames.ts';

/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'unloaded' | 'denied' | 'missing' | 'busy' | 'ended' | 'failed';

/** Thrown for a problem that the browser itself does not name. */
export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

const problems = new Map<string, CameraProblem>(
  Object.entries({
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotFoundError: 'missing',
    OverconstrainedError: 'missing',
    NotReadableError: 'busy',
    AbortError: 'busy',
  }),
);

/** Classifies an error of getUserMedia (the MediaDevices specification). */
export function findCameraProblem(error: unknown): CameraProblem {
  if (error instanceof CameraError) return error.problem;
  return (error instanceof Error && problems.get(error.name)) || 'failed';
}

/** What happened, and what to do. The search always works. */
export const cameraSentences: Record<CameraProblem, MessageDescriptor> = {
  insecure: msg`The camera needs a secure page. Open this page with https://, or search by name or phone.`,
  unloaded: msg`We could not load the QR scanner. Check your connection and try again, or search by name or phone.`,
  denied: msg`Camera access is blocked. Allow it in your browser settings and try again, or search by name or phone.`,
  missing: msg`No camera found. Connect one and try again, or search by name or phone.`,
  busy: msg`Another app is using the camera. Close it and try again, or search by name or phone.`,
  ended: msg`The camera was disconnected or turned off. Try again, or search by name or phone.`,
  failed: msg`The camera did not start. Try again, or search by name or phone.`,
};

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
  /** Calls back when the page is hidden. Returns a function that unsubscribes. */
  onHidden(listener: () => void): () => void;
}

/**
 * A camera that is on only while its picture is visible: leaving the page or the tab switches it off, and only a press
 * switches it on.
 */
export function createCamera({ open, onHidden }: CameraParts) {
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
      if (mine === current) become({ status: 'problem', problem: findCameraProblem(error) });
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

/** The requested resolution: a code fills part of the picture, and more only takes time. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** This device's camera. `see` receives the text of each visible code. */
export const createBrowserCamera = (see: (text: string) => void) =>
  createCamera({
    async open() {
      // Browsers omit `mediaDevices` on insecure origins, whatever its type says.
      if (!('mediaDevices' in navigator)) throw new CameraError('insecure');
      // First what may fail, so that the camera is not started for nothing: offline, or with a newer deployment.
      const { decodeQR } = await import('qr/decode.js').catch(() => {
        throw new CameraError('unloaded');
      });
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      return { stream, watch: (video) => watchFrames({ video, stream, decode: decodeQR, see }) };
    },
    onHidden(listener) {
      const handleChange = () => document.hidden && listener();
      document.addEventListener('visibilitychange', handleChange);
      return () => document.removeEventListener('visibilitychange', handleChange);
    },
  });
