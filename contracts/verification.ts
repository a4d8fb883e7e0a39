import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { Verifier } from '@pact-foundation/pact-core';
import * as v from 'valibot';
import { provider } from './pact-file.ts';
import { findStateFault, listOwed, type StateChange } from './state-values.ts';

/** Which backend to verify against which pact. */
export interface Verification {
  origin: string;
  stateUrl: string;
  file: string;
  /** A regular expression for the descriptions; all of them without it. */
  only?: string | undefined;
  /** Sent where the state handler returns none. */
  token?: string | undefined;
}

export interface Verified {
  kept: string[];
  /** The descriptions of failed interactions, each with its error. */
  broken: { description: string; reasons: string[] }[];
  /** The failure of the state handler that ended the verification. Nothing else is reported then. */
  stateFailure: string | undefined;
}

const mismatch = v.looseObject({ interaction: v.string(), mismatch: v.unknown() });
const report = v.object({
  interactionResults: v.array(v.object({ description: v.string(), result: v.string() })),
  errors: v.optional(v.array(mismatch), []),
});

/**
 * Verifies a backend against a pact. The states go through a relay, which ends the verification when the state handler
 * fails; Pact itself would retry for two minutes. What Pact still runs ends with the process.
 */
export async function verify({ origin, stateUrl, file, only, token }: Verification): Promise<Verified> {
  const relay = await startRelay(stateUrl, token);
  const restore = new URL(origin).protocol === 'http:' ? trustOneCertificate() : () => {};
  // The verifier reads its filter only from the environment.
  process.env.PACT_DESCRIPTION = only ?? '';
  const options = {
    provider,
    providerBaseUrl: origin,
    pactUrls: [file],
    providerStatesSetupUrl: relay.url,
    providerStatesSetupTeardown: true,
    logLevel: 'error' as const,
  };
  const verifying = new Verifier(options)
    .verify()
    // Where an interaction fails, the error message is the report.
    .catch((error: Error) => error.message);
  const ended = await Promise.race([verifying, relay.failure]);
  relay.close();
  restore();
  if (typeof ended !== 'string') return { kept: [], broken: [], ...ended };
  const { interactionResults, errors } = v.parse(report, JSON.parse(ended));
  const findReasons = (description: string) =>
    errors
      .filter(({ interaction }) => interaction.endsWith(` - ${description}`))
      .flatMap(({ mismatch }) => readReasons(mismatch));
  const failed = interactionResults.filter(({ result }) => result !== 'OK');
  return {
    kept: interactionResults.filter(({ result }) => result === 'OK').map(({ description }) => description),
    broken: failed.map(({ description }) => ({ description, reasons: findReasons(description) })),
    stateFailure: undefined,
  };
}

/**
 * The verifier reads the certificates of the system anew for each interaction, a third of its time, and fails without
 * any. Over http one is enough, whichever it is.
 * @returns a function that gives the system's certificates back
 */
function trustOneCertificate(): () => void {
  const { SSL_CERT_FILE, SSL_CERT_DIR } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-verify-'));
  const file = join(folder, 'one.pem');
  writeFileSync(file, rootCertificates[0] ?? '');
  Object.assign(process.env, { SSL_CERT_FILE: file, SSL_CERT_DIR: folder });
  return () => {
    rmSync(folder, { recursive: true });
    for (const [name, value] of Object.entries({ SSL_CERT_FILE, SSL_CERT_DIR })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

interface BodyMismatch {
  path?: string;
  mismatch?: string;
  expected?: string;
  actual?: string;
}

function readReasons(mismatch: unknown): string[] {
  const { mismatches = [], message = '' } = (mismatch ?? {}) as {
    mismatches?: BodyMismatch[];
    message?: string;
  };
  const reasons = mismatches.flatMap((each) => {
    const rows = each.mismatch?.startsWith('Variant at index') ? nameFields(each) : undefined;
    return rows ?? [[each.path, each.mismatch].filter(Boolean).join(': ')];
  });
  return reasons.length > 0 ? reasons : [message];
}

/** Fields whose example is not the backend's value. */
const free = new Set(['_id', 'createdAt', 'updatedAt', 'discrepancies']);

/**
 * In place of "Variant at index 0": the list without the value, or what is different about the row that is most like
 * it.
 */
export function nameFields({ path, expected = '{}', actual = '[]' }: BodyMismatch): string[] | undefined {
  const wanted: unknown = JSON.parse(expected);
  const rows = (JSON.parse(actual) as unknown[]).map((text) =>
    typeof text === 'string' ? JSON.parse(text) : text,
  );
  if (typeof wanted !== 'object' || wanted === null || rows.length === 0)
    return [`${path}: expected one such as ${expected}, and got ${JSON.stringify(rows)}`];
  const row = wanted as Record<string, unknown>;
  const compare = (other: Record<string, unknown>, n: number) =>
    Object.entries(row)
      .filter(([name, value]) =>
        free.has(name)
          ? typeof other[name] !== typeof value
          : JSON.stringify(other[name]) !== JSON.stringify(value),
      )
      .map(([name, value]) => {
        const said = JSON.stringify(other[name]) ?? 'nothing';
        return `${path}[${n}].${name}: expected ${JSON.stringify(value)}, and got ${said.slice(0, 200)}`;
      });
  const [nearest] = rows.map(compare).toSorted((one, other) => one.length - other.length);
  return nearest && nearest.length > 0 ? nearest : undefined;
}

/** Checks what a state handler gives. @param body what it was sent. @throws where an id is missing or no text */
export function checkOwed(body: string, values: Record<string, unknown>) {
  const change: StateChange = JSON.parse(body);
  if (change.action !== 'setup') return;
  // A handler may leave the token to `--token`.
  for (const name of listOwed(change).filter((each) => each !== 'token')) {
    const fault = findStateFault(name, values);
    if (fault !== undefined) throw new Error(fault);
  }
}

async function startRelay(stateUrl: string, token: string | undefined) {
  const { promise: failure, resolve: fail } = Promise.withResolvers<{ stateFailure: string }>();
  const forward = async (body: string) => {
    try {
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(5_000);
      const response = await fetch(stateUrl, { method: 'POST', headers, body, signal });
      const text = await response.text();
      if (!response.ok) throw new Error(`it answered ${response.status} ${text.slice(0, 300)}`.trim());
      const values = { ...(token && { token }), ...(text.trim() === '' ? {} : JSON.parse(text)) };
      checkOwed(body, values);
      return values;
    } catch (error) {
      const { state, action }: StateChange = JSON.parse(body);
      fail({ stateFailure: `${action} of “${state}”: ${(error as Error).message}` });
      return {};
    }
  };
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of message) chunks.push(chunk);
    const values = await forward(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(values));
  };
  const server = createServer((message, response) => void respond(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    failure,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
