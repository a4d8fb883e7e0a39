import { beforeEach, expect, test, vi } from 'vitest';
import { createNearChunks, type NearChunks } from './near-chunks.ts';
import { chunkSize } from './split-table.ts';

const windowHeight = 600;
const rowHeight = 50;
const quick = 16;
const slow = 40;
/** How long rendering a chunk takes, and the frame around it, in milliseconds. */
let renderTime = 0;
let frameTime = quick;
let now = 0;
let frame: FrameRequestCallback | undefined;
/** Reports which elements are near. The first table creates the observer of all of them. */
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};

class Observer {
  constructor(callback: typeof report) {
    report = callback;
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  [renderTime, frameTime, now, frame] = [0, quick, 0, undefined];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', windowHeight);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    if (frame) throw new Error('A frame is requested twice.');
    frame = callback;
    return 1;
  });
  return () => vi.unstubAllGlobals();
});

function create() {
  const chunks = createNearChunks();
  chunks.subscribe(() => void (now += renderTime));
  return chunks;
}

/** Watches the part of a table that begins with this row. */
function watch(chunks: NearChunks, start: number, end = start + chunkSize) {
  const getBoundingClientRect = () => ({
    top: start * rowHeight - scrollY,
    bottom: end * rowHeight - scrollY,
  });
  // The rest of an element is not read.
  const body = { getBoundingClientRect } as unknown as Element;
  const onLeave = vi.fn<() => void>();
  const stop = chunks.watch(body, { start, end }, onLeave);
  const tell = (isIntersecting: boolean) => report([{ target: body, isIntersecting }]);
  return { stop, onLeave, enter: () => tell(true), leave: () => tell(false) };
}

/** Runs the next frame. @returns the chunks rendered after it */
function runFrame(chunks: NearChunks) {
  const callback = frame;
  frame = undefined;
  now += frameTime;
  callback?.(now);
  return [...chunks.getSnapshot().rendered];
}

/** Renders one chunk per frame in slow frames, until the next fast scroll would rest. */
function becomeSlow(chunks: NearChunks) {
  [renderTime, frameTime] = [slow, slow];
  for (const start of [10, 20, 30]) watch(chunks, start).enter();
  for (let rendered = 0; rendered < 3; rendered += 1) runFrame(chunks);
}

test('a slow processor renders one chunk per frame, the nearest to the window first', () => {
  renderTime = slow;
  const chunks = create();
  vi.stubGlobal('scrollY', 1_500);
  // 600 px above the window, 100 px above it, within it, 400 px below it.
  for (const start of [8, 18, 35, 50]) watch(chunks, start).enter();
  expect([...chunks.getSnapshot().rendered]).toEqual([0]);
  for (const next of [35, 18, 50, 8]) expect(runFrame(chunks).at(-1)).toBe(next);
  runFrame(chunks);
  expect(frame).toBeUndefined();
});

test('a fast processor renders all of them in one frame', () => {
  const chunks = create();
  for (const start of [10, 20, 30]) watch(chunks, start).enter();
  expect(runFrame(chunks)).toEqual([0, 10, 20, 30]);
});

test('a chunk that the window has passed before its turn is never rendered', () => {
  renderTime = slow;
  const chunks = create();
  const [first, passed, unmounted] = [10, 20, 30].map((start) => watch(chunks, start));
  for (const part of [first, passed, unmounted]) part?.enter();
  passed?.leave();
  unmounted?.stop();
  runFrame(chunks);
  expect(runFrame(chunks)).toEqual([0, 10]);
});

test('a fast scroll renders nothing for a while after slow frames', () => {
  const chunks = create();
  becomeSlow(chunks);
  watch(chunks, 100).enter();
  let top = 0;
  const scrollFast = () => {
    vi.stubGlobal('scrollY', (top += 200));
    return runFrame(chunks);
  };
  frameTime = quick;
  for (let rested = 0; rested < 20; rested += 1) expect(scrollFast()).not.toContain(100);
  expect(scrollFast()).toContain(100);
});

test('a slow scroll renders in each frame, slow or not', () => {
  const chunks = create();
  becomeSlow(chunks);
  watch(chunks, 100).enter();
  vi.stubGlobal('scrollY', 40);
  expect(runFrame(chunks)).toContain(100);
});

test('a single slow frame does not make a fast scroll rest', () => {
  const chunks = create();
  watch(chunks, 10).enter();
  runFrame(chunks);
  frameTime = slow;
  watch(chunks, 100).enter();
  vi.stubGlobal('scrollY', 200);
  expect(runFrame(chunks)).toContain(100);
});

test('a chunk that leaves is measured and no longer rendered', () => {
  const chunks = create();
  const part = watch(chunks, 10);
  part.enter();
  runFrame(chunks);
  part.leave();
  expect(part.onLeave).toHaveBeenCalledOnce();
  expect(runFrame(chunks)).toEqual([0]);
  expect(chunks.getSnapshot().near).toEqual([0]);
});

test('a chunk that returns before its turn to leave stays rendered', () => {
  const chunks = create();
  const part = watch(chunks, 10);
  part.enter();
  runFrame(chunks);
  part.leave();
  part.enter();
  expect(runFrame(chunks)).toEqual([0, 10]);
});

test('a block that comes near is split, but not rendered', () => {
  const chunks = create();
  watch(chunks, 160, 320).enter();
  expect(runFrame(chunks)).toEqual([0]);
  expect(chunks.getSnapshot().near).toEqual([0, 160]);
});

test('the chunk of the focused row stays rendered far from the window', () => {
  const chunks = create();
  const part = watch(chunks, 10);
  part.enter();
  runFrame(chunks);
  chunks.keepRow(17);
  part.leave();
  expect(runFrame(chunks)).toEqual([0, 10]);
  chunks.keepRow(undefined);
  expect([...chunks.getSnapshot().rendered]).toEqual([0]);
});
