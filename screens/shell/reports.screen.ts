import { expect, onTestFinished, test, vi } from 'vitest';
import type { Report } from '../../src/reporting/send-report.ts';
import { watchFaults, watchVitals } from '../../src/reporting/start-reporting.ts';
import { watchSaves } from '../../src/reporting/watch-saves.ts';
import { expectErrors } from '../support/flaws.ts';

test('reports name failures and timings, without ids or texts', async () => {
  const reports: Report[] = [];
  const report = (each: Report) => void reports.push(each);
  const { fetch } = globalThis;
  onTestFinished(() => {
    globalThis.fetch = fetch;
    vi.restoreAllMocks();
  });
  // The events below are also errors of the page.
  expectErrors(/./);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  watchSaves(report);
  watchFaults(report);
  watchVitals(report);

  const save = `${location.origin}/api/v1/events/guests/665b1f0000000000000000a1/rsvp`;
  await globalThis.fetch(save, { method: 'POST', body: '{}' });
  const failure = Object.assign(new Event('vite:preloadError'), {
    payload: new Error(`Failed to fetch ${location.origin}/assets/events-abc.js`),
  });
  dispatchEvent(failure);
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'script-src-elem',
      violatedDirective: 'script-src-elem',
      originalPolicy: '',
      disposition: 'report',
      documentURI: location.href,
      statusCode: 200,
      blockedURI: 'https://elsewhere.example/path?secret',
    }),
  );
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('secret'), lineno: 7 }));
  // As when the tab goes to the background.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  expect(reports).toEqual([
    { type: 'failed-save', method: 'POST', path: '/api/v1/events/guests/{id}/rsvp', status: 500 },
    { type: 'missing-chunk', file: 'events-abc.js' },
    {
      type: 'policy-violation',
      directive: 'script-src-elem',
      blocked: 'https://elsewhere.example',
      file: '',
    },
    { type: 'error', name: 'TypeError', file: '', line: 7 },
    // Which timings it has depends on the page, which other tests have visited before.
    expect.objectContaining({ type: 'vitals' }),
  ]);
});
