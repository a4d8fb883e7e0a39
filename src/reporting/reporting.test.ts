import { expect, test } from 'vitest';
import { createReporter } from './send-report.ts';
import { hideIds } from './watch-saves.ts';

test('a report is an address that an access log records completely', () => {
  const sent: string[] = [];
  const report = createReporter('/report', { page: 'guest', build: 'guest-abc' }, (address) =>
    sent.push(address),
  );
  report({ type: 'failed-save', method: 'POST', path: '/api/v1/events', status: 503 });
  expect(sent).toEqual([
    '/report?type=failed-save&page=guest&build=guest-abc&method=POST&path=%2Fapi%2Fv1%2Fevents&status=503',
  ]);
});

test('a page that keeps failing stops reporting', () => {
  const sent: string[] = [];
  const report = createReporter('/report', {}, (address) => sent.push(address));
  for (let count = 0; count < 100; count++) report({ type: 'error', name: 'TypeError' });
  expect(sent).toHaveLength(20);
});

test.each([
  ['/api/v1/events/guests/665b1f0000000000000000a1/rsvp', '/api/v1/events/guests/{id}/rsvp'],
  ['/api/v1/events/layla@example.com/messages/', '/api/v1/events/{id}/messages/'],
  ['/api/v1/users/preference', '/api/v1/users/preference'],
])('%s is reported without ids', (path, reported) => {
  expect(hideIds(path)).toBe(reported);
});
