import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { demoAccounts } from '../../mocks/backend/seeds/accounts.ts';
import { describeRealBackend, hasMockAccounts, isWhole, proxyTo, readRealBackend } from './real-backend.ts';

const entry = 'mocks/serve/node.ts';
const panel = 'mocks/panel/panel.ts';

interface MockServing {
  createMiddleware(pass: readonly string[]): Connect.NextHandleFunction;
}

/**
 * Serves the mock backend on the origin of the development server and of preview. In development Vite loads
 * it, so that an edited handler applies to the next request, and pages show its panel.
 * @throws UsageError where BACKEND, MOCK_PASS or BACKEND_TOKEN is invalid
 */
export function mockBackend(variables = process.env): Plugin {
  const real = readRealBackend(variables);
  const isMocked = !real || !isWhole(real);
  const passed = isMocked ? ['/api/v1'] : ['/api/v1', '/cards'];
  const serve =
    (load: () => Promise<MockServing>): Connect.NextHandleFunction =>
    (request, response, next) => {
      load().then(
        ({ createMiddleware }) => createMiddleware(real?.operationIds ?? [])(request, response, next),
        next,
      );
    };
  return {
    name: 'guestwise:mock-backend',
    config: () =>
      real ? { server: { proxy: Object.fromEntries(passed.map((path) => [path, proxyTo(real)])) } } : {},
    configureServer({ config, middlewares, ssrLoadModule }) {
      if (real) config.logger.info(describeRealBackend(real));
      // Also with a real backend, which does not serve the template areas.
      middlewares.use(serve(() => ssrLoadModule(`/${entry}`) as Promise<MockServing>));
    },
    transformIndexHtml(_, { server }) {
      if (!server) return [];
      const [network] = server.resolvedUrls?.network ?? [];
      return [
        // An address that phones can reach.
        ...(network
          ? [{ tag: 'meta', attrs: { name: 'guest-link-origin', content: new URL(network).origin } }]
          : []),
        ...(hasMockAccounts(variables)
          ? [
              {
                tag: 'script',
                attrs: { type: 'module', src: server.config.base + panel },
                injectTo: 'body' as const,
              },
            ]
          : []),
      ];
    },
    configurePreviewServer({ config, middlewares }) {
      // The standalone export includes its backend; preview must show that it needs no other.
      if (config.mode === 'standalone') return undefined;
      // Imported by URL, so that Vite does not bundle the mocks into the configuration.
      const { href } = pathToFileURL(join(config.root, entry));
      if (isMocked) middlewares.use(serve(() => import(href) as Promise<MockServing>));
      // Printed once preview has found an export to serve. Its login page offers no accounts.
      return () => {
        if (real) config.logger.info(describeRealBackend(real));
        if (!hasMockAccounts(variables)) return;
        for (const { email, password, role } of demoAccounts)
          config.logger.info(`  Mock account (${role}): ${email} / ${password}`);
      };
    },
  };
}
