import type { Report } from './send-report.ts';

/** A layout shift or an interaction; TypeScript's own types lack their fields. */
interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** Shifts within a second of each other, up to five seconds in all, count as one. */
const gap = 1_000;
const longest = 5_000;

function watch(type: string, onEntry: (entry: Entry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const options = { type, buffered: true, durationThreshold: 40 };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);
}

/**
 * Reports the timings of a visit when it ends or goes to the background: milliseconds to the first byte, to the largest
 * paint, and of the slowest interaction, and the layout shift. What an engine does not measure is omitted.
 */
export function watchVitals(report: (report: Report) => void): void {
  const vitals: Record<string, number> = {};
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming) vitals.ttfb = Math.round(navigation.responseStart);
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = Math.round(startTime)));
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(duration));
  });
  let shift = { start: 0, end: -Infinity, sum: 0 };
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame = startTime - shift.end < gap && startTime - shift.start < longest;
    shift = isSame
      ? { ...shift, end: startTime, sum: shift.sum + value }
      : { start: startTime, end: startTime, sum: value };
    vitals.cls = Math.max(vitals.cls ?? 0, Number(shift.sum.toFixed(4)));
  });
  let isOver = false;
  const end = ({ type }: Event) => {
    if (isOver || (type !== 'pagehide' && document.visibilityState !== 'hidden')) return;
    isOver = true;
    report({ type: 'vitals', ...vitals });
  };
  document.addEventListener('visibilitychange', end);
  addEventListener('pagehide', end);
}
