import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { routes } from '../../mocks/backend/routes.gen.ts';

const entry = 'mocks/serve/node.ts';

/** `BACKEND=https://… npm start`: what is under /api/v1 comes from there, all of it unless MOCK_PASS names some. */
const backend = process.env.BACKEND;
if (backend) process.env.MOCK_PASS ??= Object.keys(routes).join(',');

interface MockServing {
  mockMiddleware: Connect.NextHandleFunction;
}

/**
 * The mock backend on the origin of the development server and of preview. In development it comes
 * through Vite, so that an edited handler applies at the next request.
 */
export const mockBackend = (): Plugin => ({
  name: 'guestwise:mock-backend',
  config: () =>
    backend ? { server: { proxy: { '/api/v1': { target: backend, changeOrigin: true } } } } : {},
  configureServer({ middlewares, ssrLoadModule }) {
    middlewares.use(serve(() => ssrLoadModule(`/${entry}`) as Promise<MockServing>));
  },
  configurePreviewServer({ config, middlewares }) {
    // The standalone export has its backend inside, and must show that it needs no other.
    if (config.mode === 'standalone') return;
    // By its address, so that the configuration's own bundle does not take the mocks in.
    const { href } = pathToFileURL(join(config.root, entry));
    middlewares.use(serve(() => import(href) as Promise<MockServing>));
  },
});

const serve =
  (load: () => Promise<MockServing>): Connect.NextHandleFunction =>
  (request, response, next) => {
    load().then(({ mockMiddleware }) => mockMiddleware(request, response, next), next);
  };
