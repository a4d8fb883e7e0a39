import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { exitWith, UsageError } from '../usage-error.ts';

/**
 * Refuses positional arguments. Vite would take one for another project's folder and serve nothing from it.
 * `npm start --port 5174` leaves one behind, because npm keeps the option for itself.
 */
export const ownFolder = (): Plugin => ({
  name: 'guestwise:own-folder',
  enforce: 'pre',
  // Not when the configuration is resolved: the router's plugin would have created files in that folder.
  config({ root = '' }, { mode }) {
    // Vitest may run in another folder: a copy with a mutant.
    if (mode === 'test') return;
    const path = relative(process.cwd(), resolve(root));
    const word = path.startsWith('..') ? root : path;
    if (word !== '')
      exitWith(
        new UsageError(
          `${word} is no option. Options come after two dashes, as in npm start -- --port 5174.`,
        ),
      );
  },
});
