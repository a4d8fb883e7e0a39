import type { Connect, Plugin } from 'vite';
import { contentSecurityPolicy } from '../../tools/vite/security-headers.ts';

/**
 * Sends the product's own policy with the page of the tests. It reports and does not block, as Vite's injected styles and
 * the runner's own scripts would break it; setup.ts fails a test in which the product does.
 */
export const reportPolicy = (): Plugin => ({
  name: 'guestwise:report-policy',
  configureServer({ middlewares }) {
    const policy = contentSecurityPolicy({ pages: [], apiBaseUrl: '/api/v1', cardBaseUrl: '/cards' });
    const handle: Connect.NextHandleFunction = (_request, response, next) => {
      response.setHeader('Content-Security-Policy-Report-Only', policy);
      next();
    };
    // First of all: the runner answers for its own page before it asks any plugin.
    middlewares.stack.unshift({ route: '', handle });
  },
});
