import type { Report } from './send-report.ts';
import { parseUrl } from '../browser/old-browsers.ts';

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
