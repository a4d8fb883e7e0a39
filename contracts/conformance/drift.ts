import description from '../../mocks/backend/description.gen.json' with { type: 'json' };
import {
  bodySchema,
  getOperations,
  type OpenApi,
  resolve,
  type Schema,
} from '../../mocks/engine/description.ts';
import { createValidator } from '../../mocks/engine/validator.ts';
import { once } from '../../mocks/world/store.ts';
import { parseJson } from '../../src/api/parse-json.ts';
import { findOperation, getApiPath } from '../find-operation.ts';
import { mergeSchema } from '../merge-schema.ts';
import type { Recorded } from './har.ts';
import { findDifference, show } from './mismatch.ts';

const api = description as unknown as OpenApi;
const operations = new Map(getOperations(api).map(({ operation }) => [operation.operationId, operation]));
const getValidator = once(() => createValidator(api));

/**
 * Lists what a response has and the description lacks. It names fields and their types, never values, which may be
 * personal data. @returns undefined for calls of other APIs
 */
export function findDrift(recorded: Recorded): string[] | undefined {
  const { method, url, status, text } = recorded;
  const path = getApiPath(url);
  if (path === undefined || method === 'OPTIONS') return undefined;
  const operationId = findOperation(recorded);
  const { responses = {} } = operations.get(operationId ?? '') ?? {};
  if (operationId === undefined) return [`${method} ${hideIds(path)}: the call is not described`];
  const known = responses[status] ?? (status < 400 ? undefined : responses.default);
  const say = (what: string) => `${operationId} ${status}: ${what}`;
  if (!known) return [say('the status is not described')];
  const schema = bodySchema(resolve(api, known));
  if (text === '') return [];
  if (!schema) return [say('no body is described')];
  const body = parseJson(text);
  if (body === undefined) return [say('the body is no JSON')];
  const breach = getValidator().response(operationId, status, body);
  const fields = [...new Set(findUnknown(schema, body))];
  return [...fields.map((field) => say(`${field} is not described`)), ...(breach ? [breach] : [])];
}

/**
 * Compares a response with the description and with what was written before, because the product says only that it
 * cannot read it.
 * @param written the body of the last write
 * @returns such as "listEvents 200: data/docs/0/_id must be string; it is 1001, a number", or
 * "getEvent 200: welcomeMessage: sent 5,031 characters, stored 255"; undefined if all fits
 */
export function findBreach(recorded: Recorded, written: string | undefined): string | undefined {
  const { status, text } = recorded;
  const operationId = findOperation(recorded);
  if (operationId === undefined) return undefined;
  const body = text === '' ? undefined : parseJson(text);
  if (body === undefined && text !== '') return `${operationId} ${status}: no JSON, but ${show(text)}`;
  const breach = getValidator().response(operationId, status, body);
  if (breach === undefined) {
    const loss = findLoss(written, body);
    return loss && `${operationId} ${status}: ${loss}`;
  }
  const [, path] = /: ([\w/]+) must be/.exec(breach) ?? [];
  return path ? `${breach}; it is ${describe(readPath(body, path))}` : breach;
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

const readPath = (body: unknown, path: string) =>
  path.split('/').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);

const describe = (value: unknown) =>
  value === null ? 'null' : `${show(value)}, a ${Array.isArray(value) ? 'list' : typeof value}`;

const hideIds = (path: string) => path.replaceAll(/\/(?=[^/]*\d)[\w-]{6,}/g, '/…');

/** Fields without a described property, with the type of their value. */
function findUnknown(given: Schema, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, items } = mergeSchema(api, given);
  if (Array.isArray(value)) {
    return items ? value.flatMap((item) => findUnknown(items, item, `${path}[]`)) : [];
  }
  if (!properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const property = properties[name];
    if (property === undefined) return [`${at} (${getType(inner)})`];
    return typeof property === 'object' ? findUnknown(property, inner, at) : [];
  });
}

const getType = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** Lists the findings once each, with their frequency. */
export function writeDrift(findings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of findings) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}
