import { createReporter, type Report } from './send-report.ts';
import { watchSaves } from './watch-saves.ts';
import { parseUrl } from '../browser/old-browsers.ts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Reports failures and timings of this page to VITE_REPORT_URL (docs/hosting.md). Only builds with that variable load
 * it.
 * @param page which of the two entries it is
 * @param entry the address of the entry, which identifies the deployment
 */
export function startReporting(page: 'guest' | 'organiser', entry: string): void {
  const build = /([^/]+)\.js/.exec(entry)?.[1] ?? '';
  const report = createReporter(import.meta.env.VITE_REPORT_URL, { page, build });
  watchSaves(report);
  watchFaults(report);
  watchVitals(report);
}

/** The name of a file of the export, without its address; '' for anything else. */
const fileName = (address: string) => /\/assets\/([\w.-]+)/.exec(address)?.[1] ?? '';

/** What the policy blocked: a keyword unchanged, an address only by its origin. */
const parseBlockedOrigin = (blocked: string) => parseUrl(blocked)?.origin ?? blocked;

/** Reports policy violations, missing chunks and uncaught errors. */
export function watchFaults(report: (report: Report) => void): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report({
      type: 'policy-violation',
      directive: effectiveDirective,
      blocked: parseBlockedOrigin(blockedURI),
      file: fileName(sourceFile),
    }),
  );
  addEventListener('vite:preloadError', ({ payload }) =>
    report({ type: 'missing-chunk', file: fileName(payload.message) }),
  );
  addEventListener('error', ({ error, filename, lineno }) => reportError(error, fileName(filename), lineno));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, '', 0));

  /** The message is not sent, because it may quote typed text. */
  function reportError(error: unknown, file: string, line: number) {
    if (error instanceof Error) report({ type: 'error', name: error.name, file, line });
  }
}

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
