import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Report } from './send-report.ts';

/**
 * Reports the timings of a visit when it ends or goes to the background: milliseconds to the first byte, to the largest
 * paint, and of the slowest interactions, and the layout shift. What an engine does not measure is omitted.
 */
export function watchVitals(report: (report: Report) => void): void {
  const vitals: Record<string, number> = {};
  const keep = ({ name, value }: Metric) => {
    vitals[name.toLowerCase()] = name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
  };
  for (const measure of [onTTFB, onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });
  let isOver = false;
  const end = ({ type }: Event) => {
    if (isOver || (type !== 'pagehide' && document.visibilityState !== 'hidden')) return;
    isOver = true;
    report({ type: 'vitals', ...vitals });
  };
  document.addEventListener('visibilitychange', end);
  addEventListener('pagehide', end);
}
