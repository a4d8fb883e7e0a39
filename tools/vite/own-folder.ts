import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { exitWith, UsageError } from '../usage-error.ts';

/**
 * Refuses a stray word on the command line. Vite takes it for the folder of another project and serves nothing from there;
 * it is what remains of `npm start --port 5174`, where npm keeps the option for itself.
 */
export const ownFolder = (): Plugin => ({
  name: 'guestwise:own-folder',
  configResolved({ root }) {
    const path = relative(process.cwd(), root);
    const word = path.startsWith('..') ? root : path;
    if (word !== '')
      exitWith(
        new UsageError(
          `${word} is no option. Options come after two dashes, as in npm start -- --port 5174.`,
        ),
      );
  },
});
