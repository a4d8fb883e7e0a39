import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { UsageError } from './usage-error.ts';

/**
 * The port in an environment variable.
 * @throws UsageError where it is not a port
 */
export function readPort(variable: string, fallback: number, environment = process.env): number {
  const text = environment[variable] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_000) return port;
  throw new UsageError(`${variable}=${text} is no port: give a number from 1 to 65000.`);
}

/**
 * Checks before a long run whether its servers can start.
 * @param variable changes the ports
 * @throws UsageError that names the first port in use
 */
export async function requirePorts(ports: readonly number[], variable: string): Promise<void> {
  for (const port of ports) {
    const reason = await whyUnusable(port);
    if (reason !== undefined) throw new UsageError(describeUnusable(port, reason, variable));
  }
}

/**
 * The cause and the next step, for a port that cannot be used.
 * @param reason the system's error code
 * @param variable changes the ports
 */
export function describeUnusable(port: number, reason: string, variable: string): string {
  const otherPort = `move the ports, as in ${variable}=4300.`;
  if (reason === 'EADDRINUSE') return `Port ${port} is taken: stop the server that uses it, or ${otherPort}`;
  if (['EAI_AGAIN', 'ENOTFOUND'].includes(reason))
    return `localhost has no address (${reason}): add "127.0.0.1 localhost" to /etc/hosts.`;
  return `Port ${port} cannot be used (${reason}): ${otherPort}`;
}

/**
 * The system's error code if a server cannot listen; undefined if it can. Every address of the name must be free: one
 * server uses the first, another one 127.0.0.1, and a browser that opens localhost may reach either.
 */
export async function whyUnusable(
  port: number,
  host = 'localhost',
  find = findAddresses,
): Promise<string | undefined> {
  try {
    const reasons = await Promise.all((await find(host)).map((address) => tryListening(port, address)));
    // A name may have an IPv6 address although the machine has none.
    const usable = reasons.filter((reason) => reason !== 'EADDRNOTAVAIL');
    return usable.length > 0 ? usable.find((reason) => reason !== undefined) : reasons[0];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

const findAddresses = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const tryListening = (port: number, address: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, address, () => server.close(() => resolve(undefined)));
  });
