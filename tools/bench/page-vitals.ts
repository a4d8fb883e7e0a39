/** What a page measured about itself; times in milliseconds since the start of the navigation. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, such as 'IMG'. */
  largestElement: string;
  /** When the text of the invitation was first in the page. */
  readable: number;
  /** When the last script had arrived; 0 for none. */
  bundle: number;
  /** The first moment at which moving the slider changes the number, or a choice can be made. */
  usable: number;
  /** When the page last inserted or removed an element: its last code has rendered then. */
  lastChange: number;
  /** Long tasks (over 50 ms). */
  tasks: { start: number; duration: number }[];
  /** Cumulative layout shift. */
  shift: number;
  /** Exceptions, and policy violations. */
  faults: string[];
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
 * @param words with this text the page is readable
 * @param control the control that makes the page usable; without one, it is usable once it is readable
 */
export function measurePage(words: string, control?: 'slider' | 'choice') {
  const vitals: Vitals = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largestElement: '',
    readable: Number.NaN,
    bundle: 0,
    usable: Number.NaN,
    lastChange: Number.NaN,
    tasks: [],
    shift: 0,
    faults: [],
  };
  window.vitals = vitals;
  const { promise, resolve } = Promise.withResolvers<void>();
  window.usable = promise;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    vitals.largestPaint = entry.startTime;
    vitals.largestElement = (entry as LargestContentfulPaint).element?.nodeName ?? 'removed';
  });
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ start: startTime, duration }));
  observe('resource', (entry) => {
    if (new URL(entry.name).pathname.endsWith('.js'))
      vitals.bundle = Math.max(vitals.bundle, (entry as PerformanceResourceTiming).responseEnd);
  });
  observe('layout-shift', (entry) => (vitals.shift += (entry as PerformanceEntry & { value: number }).value));

  addEventListener('securitypolicyviolation', (event) => {
    vitals.faults.push(`${event.effectiveDirective} refused ${event.blockedURI}`);
  });
  addEventListener('error', (event) => vitals.faults.push(event.message));
  addEventListener('unhandledrejection', ({ reason }) => vitals.faults.push(String(reason)));

  const waitForChange = (element: Element) =>
    new Promise((resolve) =>
      new MutationObserver(resolve).observe(element, { subtree: true, childList: true, characterData: true }),
    );
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  const isElement = (node: Node) => node instanceof Element;
  new MutationObserver((records) => {
    const drawn = records.some((record) => [...record.addedNodes, ...record.removedNodes].some(isElement));
    if (drawn && !trying) vitals.lastChange = performance.now();
    if (Number.isNaN(vitals.readable) && document.body?.innerText.includes(words))
      vitals.readable = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });

  let trying = false;
  const isUsable = () =>
    control === 'choice'
      ? document.querySelector('input[type=radio]:enabled')?.checkVisibility()
      : control === undefined && !Number.isNaN(vitals.readable);
  const changes = new MutationObserver(() => {
    if (isUsable()) end();
    else if (control === 'slider') void tryTheSlider();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  function end() {
    vitals.usable = performance.now();
    changes.disconnect();
    resolve();
  }

  async function tryTheSlider() {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]:enabled');
    const shown = document.querySelector('output');
    if (trying || !slider || !shown) return;
    trying = true;
    const before = shown.textContent;
    slider.stepUp();
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // A framework renders the change within the event or soon after. A failed trial ends with its task, because its own
    // changes would trigger the next one.
    if (shown.textContent === before) await Promise.race([waitForChange(shown), nextTask()]);
    if (shown.textContent !== before) end();
    slider.stepDown();
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    trying = false;
  }
}
