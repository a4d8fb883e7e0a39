import type { Connect, Plugin } from 'vite';
import { contentSecurityPolicy } from '../../tools/vite/security-headers.ts';

/**
 * Sends the product's policy with the page of the tests, report-only: Vite's injected styles and the runner's scripts
 * would break it. setup.ts fails a test in which the product breaks it.
 */
export const reportPolicy = (): Plugin => ({
  name: 'guestwise:report-policy',
  configureServer({ middlewares }) {
    const policy = contentSecurityPolicy({
      pages: [],
      apiBaseUrl: '/api/v1',
      cardBaseUrl: '/cards',
      hasWorker: false,
    });
    const handle: Connect.NextHandleFunction = (_request, response, next) => {
      response.setHeader('Content-Security-Policy-Report-Only', policy);
      next();
    };
    // Before all plugins, because the runner answers requests for its page before it asks them.
    middlewares.stack.unshift({ route: '', handle });
  },
});
