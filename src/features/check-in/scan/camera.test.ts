import { expect, test, vi } from 'vitest';
import { CameraError, cameraSentences, createCamera, findCameraProblem } from './camera.ts';

function fakeStream() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
}

function opened(open?: () => Promise<never>) {
  const { track, stream } = fakeStream();
  const line = Promise.withResolvers<void>();
  let hide = () => {};
  const camera = createCamera({
    open: open ?? (() => line.promise.then(() => ({ stream, watch: () => () => {} }))),
    onHidden: (listener) => {
      hide = listener;
      return () => (hide = () => {});
    },
  });
  const seen: string[] = [];
  const leave = camera.subscribe(() => seen.push(camera.getSnapshot().status));
  return { camera, track, seen, leave, give: line.resolve, hide: () => hide() };
}

test('[F58] a camera starts on a press, and stops on another', async () => {
  const { camera, track, seen, give } = opened();
  give();
  await camera.start();
  camera.stop();
  expect(seen).toEqual(['starting', 'on', 'off']);
  expect(track.stop).toHaveBeenCalledOnce();
});

test.each(['leave', 'hide'] as const)('[F58] to %s the page switches it off', async (how) => {
  const page = opened();
  page.give();
  await page.camera.start();
  page[how]();
  expect(page.track.stop).toHaveBeenCalledOnce();
  expect(page.camera.getSnapshot().status).toBe('off');
});

test('[F58] a camera that is allowed after the page was left does not stay on', async () => {
  const { camera, track, leave, give } = opened();
  const starting = camera.start();
  leave();
  give();
  await starting;
  expect(track.stop).toHaveBeenCalledOnce();
  expect(camera.getSnapshot().status).toBe('off');
});

test('[F58] a refusal is a named problem, and another press tries again', async () => {
  const { camera } = opened(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  await camera.start();
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'denied' });
});

test('[F58] an unplugged camera is reported', async () => {
  const { camera, track, give } = opened();
  give();
  await camera.start();
  track.dispatchEvent(new Event('ended'));
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'ended' });
});

const refused = (name: string) => new DOMException('…', name);

test.each([
  ['no cameras outside of https', new CameraError('insecure'), 'insecure', /https/],
  ['a refusal of the person', refused('NotAllowedError'), 'denied', /Allow it/],
  ['a refusal of the policy', refused('SecurityError'), 'denied', /Allow it/],
  ['no camera', refused('NotFoundError'), 'missing', /Connect one/],
  ['no camera that fits', refused('OverconstrainedError'), 'missing', /Connect one/],
  ['a camera in use', refused('NotReadableError'), 'busy', /Close it/],
  ['a camera that gives up', refused('AbortError'), 'busy', /Close it/],
  ['a decoder that does not load', new CameraError('unloaded'), 'unloaded', /connection/],
  ['anything else', new Error('constructor'), 'failed', /Try again/],
  ['anything but an error', 'toString', 'failed', /Try again/],
] as const)('[F58] %s: a sentence that says what to do', (_, error, problem, words) => {
  expect(findCameraProblem(error)).toBe(problem);
  expect(cameraSentences[problem].message).toMatch(words);
  expect(cameraSentences[problem].message).toMatch(/search by name or phone/);
});
