import { createHash } from 'node:crypto';

export interface SecurityPolicySources {
  /** The HTML pages of the export. The policy allows their inline scripts and styles by hash. */
  pages: string[];
  /** `config.apiBaseUrl` and `config.cardBaseUrl`: paths, or addresses on another origin. */
  apiBaseUrl: string;
  cardBaseUrl: string;
  /** Whether the pages may register the service worker (src/offline). A guest's page may not. */
  hasWorker: boolean;
}

/** The only Trusted Types policy (src/offline/offline-files.ts). It returns the address of the product's own worker. */
const trustedWorkerPolicy = 'guestwise-worker';

// Griffel fills empty <style> elements through the CSSOM, so the hash of the empty string is enough.
const emptyStyle = sha256('');

/** The Content-Security-Policy of every page, without the directives that only work as a header. */
export function contentSecurityPolicy({
  pages,
  apiBaseUrl,
  cardBaseUrl,
  hasWorker,
}: SecurityPolicySources): string {
  const hashes = (tag: string) => [...new Set(pages.flatMap((html) => inlineTexts(html, tag).map(sha256)))];
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...hashes('script')].join(' '),
    ['style-src', `'self'`, emptyStyle, ...hashes('style')].join(' '),
    `style-src-attr 'none'`,
    ['img-src', `'self'`, ...getOrigins(cardBaseUrl), 'data:', 'blob:'].join(' '),
    `font-src 'self'`,
    `media-src 'self'`,
    `manifest-src 'self'`,
    ['connect-src', `'self'`, ...getOrigins(apiBaseUrl)].join(' '),
    `worker-src ${hasWorker ? `'self'` : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${hasWorker ? trustedWorkerPolicy : `'none'`}`,
  ].join('; ');
}

/** The headers of every response of the host, besides the policy. */
export const securityHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000',
});

export const cacheControl = {
  /** File names include a hash, so their content never changes. */
  assets: 'public, max-age=31536000, immutable',
  everythingElse: 'no-cache',
};

const inlineTexts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

const getOrigins = (base: string) => (base.startsWith('/') ? [] : [new URL(base).origin]);

function sha256(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
