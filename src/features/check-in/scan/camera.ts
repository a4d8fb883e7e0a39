import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createStore } from '../../../storage/store.ts';
import { watchFrames } from './watch-frames.ts';

/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'unloaded' | 'denied' | 'missing' | 'busy' | 'ended' | 'failed';

/** The causes of errors of getUserMedia, by name (the MediaDevices specification). */
const problems = new Map<string, CameraProblem>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

const findProblem = (error: unknown): CameraProblem =>
  (error instanceof Error && problems.get(error.name)) || 'failed';

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

/** The requested resolution: a code fills part of the picture, and more only takes time. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * This device's camera. It is on only while its picture is visible: leaving the page or the tab switches it off, and
 * only a press switches it on.
 * @param see receives the text of each visible code
 */
export function createCamera(see: (text: string) => void) {
  let release = () => {};
  /** The current start: a cancelled one must not take effect later. */
  let current = 0;
  const stopIfHidden = () => document.hidden && stop();
  const store = createStore<CameraState>({ status: 'off' }, () => {
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden);
      stop();
    };
  });
  const become = (next: CameraState) => {
    release();
    release = () => {};
    store.set(next);
  };
  const fail = (problem: CameraProblem) => become({ status: 'problem', problem });
  const stop = () => {
    current += 1;
    if (store.getSnapshot().status !== 'off') become({ status: 'off' });
  };
  const start = async () => {
    current += 1;
    const mine = current;
    // Browsers omit `mediaDevices` on insecure origins, whatever its type says.
    if (!('mediaDevices' in navigator)) return fail('insecure');
    become({ status: 'starting' });
    // First what may fail, so that the camera is not started for nothing: offline, or with a newer deployment.
    const decoder = await import('qr/decode.js').catch(() => undefined);
    if (mine !== current) return;
    if (!decoder) return fail('unloaded');
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (mine !== current) return stopTracks(stream);
      for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('ended'));
      become({
        status: 'on',
        watch: (video) => watchFrames({ video, stream, decode: decoder.decodeQR, see }),
      });
      release = () => stopTracks(stream);
    } catch (error) {
      if (mine === current) fail(findProblem(error));
    }
  };
  return { getSnapshot: store.getSnapshot, subscribe: store.subscribe, start, stop };
}

/** A track stopped this way fires no `ended` event. */
function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
