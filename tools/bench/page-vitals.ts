/** What a page measured about itself; times in milliseconds since the navigation began. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint showed, such as 'IMG'. */
  largestElement: string;
  /** When the words of the invitation were first in the page. */
  readable: number;
  /** When the last script had arrived; 0 for none. */
  bundle: number;
  /** The first moment at which moving the slider changes the number that is shown, or a choice can be made. */
  usable: number;
  /** When the page last put an element in or took one out: its last piece of code has drawn then. */
  lastChange: number;
  /** Long tasks (over 50 ms). */
  tasks: { start: number; duration: number }[];
  /** Cumulative layout shift. */
  shift: number;
  /** What was thrown, or refused by the page's policy. */
  faults: string[];
}

declare global {
  interface Window {
    vitals: Vitals;
    /** Settles when the page is usable. */
    usable: Promise<void>;
  }
}

/**
 * Runs in the page before anything of its own, and fills `window.vitals`. It must be whole in itself,
 * for only its text reaches the browser.
 *
 * The slider is tried at each change of the document, so at the end of the very task that made it
 * work: a timer would find out too late, and would cost the page time. It is put back in the same task,
 * so that nothing of it is ever painted. A choice works as soon as it can be seen: its radio buttons are the browser's.
 * @param words the page is readable with them
 * @param control what it is used by; without one it is usable when it is readable
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

  const changeOf = (element: Element) =>
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
    // A framework draws the change within the event or soon after; a trial that fails ends with its task,
    // for what the trial itself changes would call for the next one.
    if (shown.textContent === before) await Promise.race([changeOf(shown), nextTask()]);
    if (shown.textContent !== before) end();
    slider.stepDown();
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    trying = false;
  }
}
