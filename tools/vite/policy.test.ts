import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { withPolicy } from './static-export.ts';

const boot = 'startReading()';
const hashText = (text: string) => createHash('sha256').update(text).digest('base64');
const sources = {
  pages: [
    `<script>${boot}</script>`,
    `<script>${boot}</script><style>p{}</style><script src="a.js"></script>`,
  ],
  apiBaseUrl: 'https://api.example.com/api/v1',
  cardBaseUrl: 'https://cards.example.com',
};
const policy = contentSecurityPolicy({ ...sources, hasWorker: true });

/** The full text, so that no directive can be removed or widened unnoticed. */
const directives = [
  `default-src 'none'`,
  `script-src 'self' 'sha256-${hashText(boot)}'`,
  `style-src 'self' 'sha256-${hashText('')}' 'sha256-${hashText('p{}')}'`,
  `style-src-attr 'none'`,
  `img-src 'self' https://cards.example.com data: blob:`,
  `font-src 'self'`,
  `media-src 'self'`,
  `manifest-src 'self'`,
  `connect-src 'self' https://api.example.com`,
  `worker-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types guestwise-worker`,
].join('; ');

const headers = {
  'Content-Security-Policy': `${directives}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000',
};

test('[F56] the policy and the headers beside it match this text exactly', () => {
  expect(policy).toBe(directives);
  expect(securityHeaders(policy)).toEqual(headers);
});

test('[F56] a guest’s page has no worker, and no Trusted Types policy', () => {
  expect(contentSecurityPolicy({ ...sources, hasWorker: false })).toBe(
    directives
      .replace(`worker-src 'self'`, `worker-src 'none'`)
      .replace('trusted-types guestwise-worker', `trusted-types 'none'`),
  );
});

const lines: Record<string, (name: string, value: string) => string> = {
  _headers: (name, value) => `  ${name}: ${value}`,
  '.htaccess': (name, value) => `Header always set ${name} "${value}"`,
  'nginx.conf': (name, value) => `add_header ${name} "${value}" always;`,
  'caddy.conf': (name, value) => `    ${name} "${value}"`,
};
const files = hostFiles({ basePath: '/', headers: securityHeaders(policy) });

test('[F56] every header file for hosts is covered by this test', () => {
  expect(
    Object.keys(files)
      .filter((name) => name !== '_redirects')
      .toSorted(),
  ).toEqual(Object.keys(lines).toSorted());
});

test.each(Object.entries(lines))('[F56] %s sends each header with its exact value', (name, line) => {
  const written = (files[name] ?? '').split('\n').map((each) => each.trimEnd());
  for (const [header, value] of Object.entries(headers)) {
    expect(written).toContain(line(header, value));
    expect(written.filter((each) => each.includes(header))).toHaveLength(1);
  }
});

test('[F56] the policy precedes everything that it applies to', () => {
  const html = withPolicy('<head><meta charset="utf-8" /><script src="/a.js"></script></head>', policy);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives}" />`;
  expect(html.indexOf(meta)).toBeGreaterThan(0);
  expect(html.indexOf(meta)).toBeLessThan(html.indexOf('<script'));
});
