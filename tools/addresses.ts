import { readPort } from './ports.ts';

/** The first of two consecutive ports; another one allows two runs at the same time. */
const port = readPort('E2E_PORT', 4173);

/** The ports of the browser tests' servers. */
export const testPorts = [port, port + 1];

/** Where the browser tests find each export. */
export const production = `http://localhost:${port}`;
export const standalone = `http://localhost:${port + 1}`;

export const getPort = (address: string) => new URL(address).port;
