/** The measurements of a page; times in milliseconds since the start of the navigation. */
interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** When the text that the visitor came for was first in the page. */
  readable: number;
  /** The first moment at which the slider changes the number, or a choice can be made. */
  usable: number;
  /** Long tasks (over 50 ms). */
  tasks: { start: number; duration: number }[];
  /** Cumulative layout shift. */
  shift: number;
}

declare global {
  interface Window {
    vitals: Vitals;
    /** Resolves when the page is usable. */
    usable: Promise<void>;
  }
}

/**
 * Runs in the page before its own scripts, and fills `window.vitals`. It must be self-contained, because only its
 * source text reaches the browser.
 *
 * The slider is tried at each change of the document, so at the end of the very task that made it work: a timer would
 * be late, and would cost the page time. It is reset in the same task, so that no trial is painted. A choice works as
 * soon as it is visible, because its radio buttons are native.
 */
export function measurePage({ words, hasControl }: { words: string; hasControl: boolean }) {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, readable: 0, usable: 0, tasks: [], shift: 0 };
  window.vitals = vitals;
  const { promise, resolve } = Promise.withResolvers<void>();
  window.usable = promise;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => (vitals.shift += (entry as PerformanceEntry & { value: number }).value));

  let isTrying = false;
  const changes = new MutationObserver(() => {
    if (vitals.readable === 0 && document.body?.innerText.includes(words))
      vitals.readable = performance.now();
    const choice = document.querySelector('input[type=radio]:enabled');
    if (hasControl ? choice?.checkVisibility() : vitals.readable > 0) end();
    else if (hasControl && !isTrying) void tryTheSlider();
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  function end() {
    vitals.usable = performance.now();
    if (vitals.readable > 0) changes.disconnect();
    resolve();
  }

  async function tryTheSlider() {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]:enabled');
    const shown = document.querySelector('output');
    if (!slider || !shown || vitals.usable > 0) return;
    isTrying = true;
    const before = shown.textContent;
    slider.stepUp();
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // A framework renders the change within the event or soon after. A failed trial ends with its task, because its own
    // changes would trigger the next one.
    if (shown.textContent === before) await new Promise((next) => setTimeout(next));
    if (shown.textContent !== before) end();
    slider.stepDown();
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    isTrying = false;
  }
}

/** How long a task may take, in milliseconds, before a tap feels slow. */
const unnoticed = 50;

/** How long taps could have been delayed, in milliseconds, from the first paint on. */
export const totalBlockingTime = (tasks: Vitals['tasks'], firstPaint: number) =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, inside) => sum + Math.max(0, inside - unnoticed), 0);
