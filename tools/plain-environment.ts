import { resolve } from 'node:path';

const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;

/**
 * A user's shell environment, for tests of commands: the variables of Vitest would change a Vite started here. Node's
 * compile cache is kept, because these commands mostly load the modules of their tools.
 */
export const plainEnvironment = {
  ...inherited,
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
};
