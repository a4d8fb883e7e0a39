import type { Plugin } from 'vite';
import { requirePorts } from '../ports.ts';
import { exitWith, UsageError } from '../usage-error.ts';

/** Says in one line that a server cannot listen at its port. Vite would say it with a stack. */
export const usablePort = (isPreview = false): Plugin => ({
  name: 'guestwise:usable-port',
  apply: 'serve',
  async configResolved({ mode, server, preview }) {
    // Vitest finds ports for itself.
    if (mode === 'test') return;
    await requireUsable(isPreview ? preview : server).catch(exitWith);
  },
});

/** @throws UsageError where a server cannot listen there; at 0 it finds a port for itself */
async function requireUsable({ port, strictPort = false }: { port: number; strictPort?: boolean }) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port ${port} is no port: give a number from 1 to 65535.`);
  // Otherwise Vite takes the next port that is free.
  if (strictPort) await requirePorts([port], '--port');
}
