import description from '../../mocks/backend/description.gen.json' with { type: 'json' };
import { createValidator } from '../../mocks/engine/validator.ts';
import { once } from '../../mocks/world/store.ts';
import { findOperation } from '../find-operation.ts';
import { findDifference, show } from './mismatch.ts';

const getValidator = once(() => createValidator(description));

/**
 * Compares a response with the description and with what was written before, because the product says only that it
 * cannot read it.
 * @param written the body of the last write
 * @returns such as "listEvents 200: data/docs/0/_id must be string; it is 1001, a number", or
 * "getEvent 200: welcomeMessage: sent 5,031 characters, stored 255"; undefined if all fits
 */
export async function findBreach(
  request: Request,
  response: Response,
  written: string | undefined,
): Promise<string | undefined> {
  const operationId = findOperation(request);
  const text = await response.text();
  if (operationId === undefined) return undefined;
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const breach = getValidator().response(operationId, response.status, body);
    const [, path] = /: ([\w/]+) must be/.exec(breach ?? '') ?? [];
    const loss = breach === undefined && findLoss(written, body);
    if (loss) return `${operationId} ${response.status}: ${loss}`;
    return breach && path ? `${breach}; it is ${describe(readPath(body, path))}` : breach;
  } catch {
    return `${operationId} ${response.status}: no JSON, but ${show(text)}`;
  }
}

/** Names the first field of a write that a response has with another value. */
function findLoss(written: string | undefined, body: unknown): string | undefined {
  const { data } = (body ?? {}) as { data?: unknown };
  const record = [data].flat()[0];
  if (written === undefined || typeof record !== 'object' || record === null) return undefined;
  const sent = Object.entries(JSON.parse(written) as object).filter(([name]) => name in record);
  const stored = sent.map(([name]) => [name, (record as Record<string, unknown>)[name]] as const);
  return findDifference(Object.fromEntries(sent), Object.fromEntries(stored));
}

function readPath(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('/')) value = (value as Record<string, unknown> | undefined)?.[name];
  return value;
}

function describe(value: unknown): string {
  const kind = Array.isArray(value) ? 'list' : typeof value;
  return value === null ? 'null' : `${show(value)}, a ${kind}`;
}
