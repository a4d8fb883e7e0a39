import { createReporter } from './send-report.ts';
import { watchFaults } from './watch-faults.ts';
import { watchSaves } from './watch-saves.ts';
import { watchVitals } from './watch-vitals.ts';

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
