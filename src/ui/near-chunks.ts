import { flushSync } from 'react-dom';
import { createStore } from '../storage/store.ts';
import { chunkSize, getChunk } from './split-table.ts';
import { watchNearness } from './watch-nearness.ts';

/** How long a frame may render rows, in milliseconds: at least one chunk. Their layout and paint take longer. */
const renderTime = 4;
/** A frame of more milliseconds than this is seen as a jerk. */
const slowFrame = 25;
/** In a fast scroll this many frames after two slow ones render nothing, so that few frames are slow. */
const restFrames = 20;
/** A scroll by more than this many pixels per frame is fast: nobody can read the rows. */
const fastScroll = 80;

/** A part of the table: the rows from `start` to `end`, exclusive. A chunk, or a larger block that is far away. */
interface Part {
  start: number;
  end: number;
}

/** How far an element is from the window, in px. */
function getDistance(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}

/**
 * Decides which chunks of a long table are rendered: those near the window, and the one with the focus. A frame renders
 * only as many as it has time for, the nearest first. Where that still makes frames slow, as on a cheap phone, a fast
 * scroll shows empty rows in between, and skips those that it has passed.
 */
export function createNearChunks() {
  const near = new Set([0]);
  const rendered = new Set([0]);
  const waiting = new Map<number, Part & { body: Element }>();
  const leaving = new Set<number>();
  let focused: number | undefined;
  let frame: number | undefined;
  let renderedAt: number | undefined;
  /** How many frames in a row that rendered were slow. A single one may have other reasons. */
  let slowInRow = 0;
  /** How many more frames rest. */
  let rest = 0;
  let lastScroll = 0;

  const createSnapshot = () => {
    const kept = focused === undefined ? [] : [focused];
    return { near: [...near, ...kept], rendered: new Set([...rendered, ...kept]) };
  };
  const store = createStore(createSnapshot());
  const publish = () => flushSync(() => store.set(createSnapshot()));
  const requestFrame = () => void (frame ??= requestAnimationFrame(onFrame));

  function onFrame(now: number) {
    frame = undefined;
    const isFast = Math.abs(scrollY - lastScroll) > fastScroll;
    lastScroll = scrollY;
    if (renderedAt !== undefined) {
      slowInRow = now - renderedAt > slowFrame ? slowInRow + 1 : 0;
      rest = slowInRow > 1 ? restFrames : 0;
    }
    renderedAt = undefined;
    if (waiting.size === 0 && leaving.size === 0) return;
    if (isFast && rest > 0) rest -= 1;
    else {
      renderNearest();
      renderedAt = now;
    }
    requestFrame();
  }

  function renderNearest() {
    const end = performance.now() + renderTime;
    for (const start of leaving) {
      near.delete(start);
      rendered.delete(start);
    }
    leaving.clear();
    const nearest = [...waiting.values()]
      .map((part) => ({ ...part, distance: getDistance(part.body) }))
      .toSorted((one, other) => one.distance - other.distance);
    if (nearest.length === 0) publish();
    for (const part of nearest) {
      waiting.delete(part.start);
      near.add(part.start);
      // A block is only split, so that its parts are watched.
      if (part.end - part.start <= chunkSize) rendered.add(part.start);
      publish();
      if (performance.now() > end) break;
    }
  }

  return {
    subscribe: store.subscribe,
    /** The first rows of the parts that are near, and of the chunks that are rendered. */
    getSnapshot: store.getSnapshot,
    /**
     * Watches a part of the table.
     * @param onLeave the part is no longer near: if it is rendered, a spacer replaces it soon
     * @returns stops watching
     */
    watch(body: Element, part: Part, onLeave: () => void) {
      const { start } = part;
      const stop = watchNearness(body, (isNear) => {
        if (isNear) {
          leaving.delete(start);
          if (!rendered.has(start)) waiting.set(start, { ...part, body });
        } else {
          waiting.delete(start);
          if (!near.has(start)) return;
          onLeave();
          leaving.add(start);
        }
        requestFrame();
      });
      return () => {
        stop();
        if (waiting.get(start)?.body === body) waiting.delete(start);
      };
    },
    /** Keeps the chunk of the focused row rendered, wherever the window is scrolled to. */
    keepRow(row: number | undefined) {
      const chunk = row === undefined ? undefined : getChunk(row);
      if (chunk === focused) return;
      focused = chunk;
      store.set(createSnapshot());
    },
  };
}

export type NearChunks = ReturnType<typeof createNearChunks>;
