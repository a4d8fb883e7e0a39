import { fileURLToPath } from 'node:url';
import { readPort } from './ports.ts';

/** The first of four consecutive ports; another one allows two runs at the same time. */
const port = readPort('E2E_PORT', 4173);

/** The ports of the browser tests' servers. */
export const testPorts = [port, port + 1, port + 2, port + 3];

/** Where the browser tests find each export. */
export const production = `http://localhost:${port}`;
export const standalone = `http://localhost:${port + 1}`;

/** An export whose backend is on another origin: the standalone mock represents a real server. */
export const elsewhere = {
  /** Absolute, as `npm run build -- --outDir` accepts it. */
  folder: fileURLToPath(new URL('../dist-elsewhere', import.meta.url)),
  page: `http://localhost:${port + 2}`,
  backend: `http://localhost:${port + 3}`,
  environment: {
    VITE_API_BASE_URL: `http://localhost:${port + 3}/api/v1`,
    VITE_CARD_BASE_URL: `http://localhost:${port + 3}/cards`,
    VITE_REPORT_URL: '/report',
    VITE_SITE_URL: `http://localhost:${port + 2}`,
  },
};

export const getPort = (address: string) => new URL(address).port;
