import type { ProxyOptions } from 'vite';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { UsageError } from '../usage-error.ts';

type OperationId = keyof typeof routes;

/** A real backend behind the development server. */
export interface RealBackend {
  /** Its address, without /api/v1 and without a trailing slash. */
  target: string;
  /** The operations that it answers; the mocks answer the others. */
  operationIds: OperationId[];
  /** Its token, which replaces the mock's token in the calls that it answers. */
  token: string | undefined;
}

/**
 * Reads `BACKEND`, `MOCK_PASS` and `BACKEND_TOKEN` (docs/backend.md).
 * @returns undefined where the mocks answer every call
 * @throws UsageError in one sentence, with the next step
 */
export function readRealBackend(variables: Record<string, string | undefined>): RealBackend | undefined {
  const { BACKEND, MOCK_PASS, BACKEND_TOKEN } = variables;
  if (!BACKEND) {
    if (!MOCK_PASS) return undefined;
    throw new UsageError('MOCK_PASS passes calls to a real backend: set BACKEND to its address, too.');
  }
  const operationIds = parseOperationIds(MOCK_PASS ?? '');
  const isPassed = (operationId: OperationId) => operationIds.includes(operationId);
  const signed = allOperationIds.filter((operationId) => !routes[operationId].open);
  const mocked = signed.filter((operationId) => !isPassed(operationId));
  if (isPassed('login') && mocked.length > 0)
    throw new UsageError(
      `With login passed, the mocks refuse the real token: pass ${mocked.join(', ')} too, or leave login out.`,
    );
  if (!isPassed('login') && !BACKEND_TOKEN && signed.some(isPassed))
    throw new UsageError(
      `MOCK_PASS=${MOCK_PASS} needs a user of the real backend: set BACKEND_TOKEN to one of its tokens.`,
    );
  // A login at the real backend gives a token of its own.
  const token = isPassed('login') ? undefined : BACKEND_TOKEN || undefined;
  return { target: parseAddress(BACKEND), operationIds, token };
}

/** Whether the real backend answers everything. */
export const isWhole = ({ operationIds }: RealBackend) => operationIds.length === allOperationIds.length;

/** Whether logins use the accounts of the mocks. */
export const hasMockAccounts = (variables = process.env) =>
  !readRealBackend(variables)?.operationIds.includes('login');

const allOperationIds = Object.keys(routes) as OperationId[];

function parseOperationIds(text: string): OperationId[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !Object.hasOwn(routes, name));
  if (unknown.length > 0)
    throw new UsageError(
      `MOCK_PASS has no operation ${unknown.join(', ')}. There are: ${allOperationIds.join(', ')}.`,
    );
  return names.length > 0 ? [...new Set(names as OperationId[])] : allOperationIds;
}

function parseAddress(text: string): string {
  const withScheme = /^https?:\/\//.test(text) ? text : `http://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (!url || /^\d+$/.test(text) || /^[\w+.-]+:\/\//.test(text) !== /^https?:\/\//.test(text))
    throw new UsageError(`BACKEND=${text} is not an address such as https://api.example.com.`);
  if (url.username || url.password)
    throw new UsageError('BACKEND holds credentials: give the address alone, and a token in BACKEND_TOKEN.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}

/** Configures Vite's proxy to a real backend. An unreachable backend is answered with 502 and a `Problem`. */
export const proxyTo = ({ target, token }: RealBackend): ProxyOptions => ({
  target,
  changeOrigin: true,
  configure(proxy) {
    proxy.on('proxyReq', (request) => {
      // The real backend cannot use the mock's token and must not see it.
      if (token && request.hasHeader('authorization')) request.setHeader('authorization', `Bearer ${token}`);
    });
    proxy.on('error', (error, _request, response) => {
      console.error(`The backend at ${target} is not reachable: ${error.message}`);
      if (!('writeHead' in response) || response.headersSent) return;
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `The backend at ${target} is not reachable.` }));
    });
  },
});

/** The line about it that `npm start` prints. */
export const describeRealBackend = (real: RealBackend) =>
  isWhole(real)
    ? `  /api/v1 and /cards are answered by ${real.target}. The demo accounts are not offered: sign in with one of its accounts.`
    : `  ${real.operationIds.join(', ')}: answered by ${real.target}. The mocks answer the rest.`;
