import { resolve } from 'node:path';

const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;

/**
 * The environment of somebody's shell, for tests of commands: what Vitest sets would make Vite another one. Most of what
 * these commands take is to load the modules of their tools, so what Node compiled of them is kept.
 */
export const plainEnvironment = {
  ...inherited,
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
};
