import type { Plugin } from 'vite';
import { requirePorts, whyUnusable } from '../ports.ts';
import { exitWith, UsageError } from '../usage-error.ts';

/** Reports in one line that a server cannot listen at its port or address. Vite would print a stack trace. */
export const usablePort = (isPreview = false): Plugin => ({
  name: 'guestwise:usable-port',
  apply: 'serve',
  async configResolved({ mode, server, preview }) {
    // Vitest finds free ports itself.
    if (mode === 'test') return;
    await requireUsable(isPreview ? preview : server).catch(exitWith);
  },
});

interface Place {
  port: number;
  host?: string | boolean;
  strictPort?: boolean;
}

/** @throws UsageError where a server cannot listen there; at 0 it finds a port itself */
async function requireUsable({ port, host, strictPort = false }: Place) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port ${port} is no port: give a number from 1 to 65535.`);
  if (typeof host === 'string' && (await whyUnusable(0, host)))
    throw new UsageError(
      `--host ${host} is no address of this machine: give one, or --host alone for all of them.`,
    );
  // Vite takes the next port if this one is taken.
  if (strictPort || (await whyUnusable(port)) !== 'EADDRINUSE') await requirePorts([port], '--port');
}
