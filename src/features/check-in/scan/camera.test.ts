import { afterEach, expect, test, vi } from 'vitest';
import { cameraSentences, createCamera } from './camera.ts';

/** Opens the page with a camera, which a person allows with `give`. */
function openPage(getUserMedia?: () => Promise<never>) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
  const line = Promise.withResolvers<unknown>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: vi.fn<() => Promise<unknown>>(getUserMedia ?? (() => line.promise)) },
  });
  const camera = createCamera(() => {});
  const seen: string[] = [];
  return {
    camera,
    track,
    seen,
    leave: camera.subscribe(() => seen.push(camera.getSnapshot().status)),
    give: () => line.resolve({ getTracks: () => [track] }),
    hide() {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('qr/decode.js');
});

test('[F58] a camera starts on a press, and stops on another', async () => {
  const { camera, track, seen, give } = openPage();
  give();
  await camera.start();
  camera.stop();
  expect(seen).toEqual(['starting', 'on', 'off']);
  expect(track.stop).toHaveBeenCalledOnce();
});

test.each(['leave', 'hide'] as const)('[F58] to %s the page switches it off', async (how) => {
  const page = openPage();
  page.give();
  await page.camera.start();
  page[how]();
  expect(page.track.stop).toHaveBeenCalledOnce();
  expect(page.camera.getSnapshot().status).toBe('off');
});

test('[F58] a camera allowed after the page was left does not stay on', async () => {
  const { camera, track, leave, give } = openPage();
  const starting = camera.start();
  await vi.waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalled());
  leave();
  give();
  await starting;
  expect(track.stop).toHaveBeenCalledOnce();
  expect(camera.getSnapshot().status).toBe('off');
});

test('[F58] an unplugged camera is reported, and another press tries again', async () => {
  const { camera, track, give } = openPage();
  give();
  await camera.start();
  track.dispatchEvent(new Event('ended'));
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'ended' });
  await camera.start();
  expect(camera.getSnapshot()).toMatchObject({ status: 'on' });
});

const refused = (name: string) => new DOMException('…', name);

test.each([
  ['a refusal of the person', refused('NotAllowedError'), 'denied', /Allow it/],
  ['a refusal of the policy', refused('SecurityError'), 'denied', /Allow it/],
  ['no camera', refused('NotFoundError'), 'missing', /Connect one/],
  ['no camera that fits', refused('OverconstrainedError'), 'missing', /Connect one/],
  ['a camera in use', refused('NotReadableError'), 'busy', /Close it/],
  ['a camera that gives up', refused('AbortError'), 'busy', /Close it/],
  ['anything else', new Error('constructor'), 'failed', /Try again/],
  ['anything but an error', 'toString', 'failed', /Try again/],
] as const)('[F58] %s: a sentence that says what to do', async (_, error, problem, words) => {
  const { camera } = openPage(() => Promise.reject(error));
  await camera.start();
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem });
  expect(cameraSentences[problem].message).toMatch(words);
});

test('[F58] without https there are no cameras', async () => {
  const { camera } = openPage();
  vi.stubGlobal('navigator', {});
  await camera.start();
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'insecure' });
  expect(cameraSentences.insecure.message).toMatch(/https/);
});

test('[F58] a decoder that fails to load is reported before the camera', async () => {
  vi.doMock('qr/decode.js', () => {
    throw new Error('offline');
  });
  const getUserMedia = vi.fn<() => Promise<never>>();
  const { camera } = openPage(getUserMedia);
  await camera.start();
  expect(camera.getSnapshot()).toEqual({ status: 'problem', problem: 'unloaded' });
  expect(cameraSentences.unloaded.message).toMatch(/connection/);
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('[F58] every problem points to the search', () => {
  for (const { message } of Object.values(cameraSentences))
    expect(message).toMatch(/search by name or phone/);
});
