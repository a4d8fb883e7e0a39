import { createReporter } from './send-report.ts';
import { watchFaults } from './watch-faults.ts';
import { watchSaves } from './watch-saves.ts';
import { watchVitals } from './watch-vitals.ts';

/**
 * Reports to VITE_REPORT_URL how this page fares (docs/hosting.md). Loaded only by a build that has one.
 * @param page which of the two entries it is
 * @param entry the address of the entry, which names the deploy
 */
export function startReporting(page: 'guest' | 'organiser', entry: string): void {
  const build = /([^/]+)\.js/.exec(entry)?.[1] ?? '';
  const report = createReporter(import.meta.env.VITE_REPORT_URL, { page, build });
  watchSaves(report);
  watchFaults(report);
  watchVitals(report);
}
