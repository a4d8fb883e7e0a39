import type { Report } from './send-report.ts';

/** The name of a file of the export, without its address; '' for anything else. */
const fileName = (address: string) => /\/assets\/([\w.-]+)/.exec(address)?.[1] ?? '';

/** What the policy blocked: a keyword as it is, an address by its origin alone. */
const blockedOrigin = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked);

/** Reports violations of the policy, parts of the export that are missing, and errors that nobody caught. */
export function watchFaults(report: (report: Report) => void): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report({
      type: 'policy-violation',
      directive: effectiveDirective,
      blocked: blockedOrigin(blockedURI),
      file: fileName(sourceFile),
    }),
  );
  addEventListener('vite:preloadError', ({ payload }) =>
    report({ type: 'missing-chunk', file: fileName(payload.message) }),
  );
  addEventListener('error', ({ error, filename, lineno }) => reportError(error, fileName(filename), lineno));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, '', 0));

  /** The message stays here: it may quote what a person typed. */
  function reportError(error: unknown, file: string, line: number) {
    if (error instanceof Error) report({ type: 'error', name: error.name, file, line });
  }
}
