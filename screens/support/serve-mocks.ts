import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';

interface MockServing {
  createMockServer(options: { worlds: unknown }): Connect.NextHandleFunction;
  createWorlds(): unknown;
}

/** The mock backend on the origin of the tests' page, held against the description. Nothing of it is kept in a file. */
export const serveMocks = (): Plugin => ({
  name: 'guestwise:serve-mocks',
  async configureServer({ config, middlewares }) {
    // Imported by Node itself: through Vite every package in it would be evaluated as a module of the tests.
    const { href } = pathToFileURL(`${config.root}/mocks/serve/node.ts`);
    const { createMockServer, createWorlds } = (await import(href)) as MockServing;
    middlewares.use(createMockServer({ worlds: createWorlds() }));
  },
});
