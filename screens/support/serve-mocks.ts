import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';

interface MockServing {
  createMockServer(options: { worlds: unknown }): Connect.NextHandleFunction;
  createWorlds(): unknown;
}

/**
 * Serves the mock backend on the origin of the test page, validated against the description. Its state is never saved.
 */
export const serveMocks = (): Plugin => ({
  name: 'guestwise:serve-mocks',
  async configureServer({ config, middlewares }) {
    // Imported by Node directly: through Vite, each of its packages would be evaluated as a module of the tests.
    const { href } = pathToFileURL(`${config.root}/mocks/serve/node.ts`);
    const { createMockServer, createWorlds } = (await import(href)) as MockServing;
    middlewares.use(createMockServer({ worlds: createWorlds() }));
  },
});
