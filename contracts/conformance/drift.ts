import description from '../../mocks/backend/description.gen.json' with { type: 'json' };
import { parseParams } from '../../mocks/engine/incoming.ts';
import { createValidator } from '../../mocks/engine/validator.ts';
import { once } from '../../mocks/world/store.ts';
import {
  bodySchema,
  merge,
  type OpenApi,
  getOperations,
  resolve,
  type Schema,
} from '../../mocks/engine/description.ts';
import type { Recorded } from './har.ts';
import { parseJson } from '../../src/api/parse-json.ts';

/**
 * Compares recorded exchanges with the description. It names fields and their types, never values, which may be personal
 * data.
 */
export const getReader = once(() => createReader(description as unknown as OpenApi));

function createReader(api: OpenApi) {
  const validator = createValidator(api);
  // /guests/discrepancies before /guests/{guestId}
  const operations = getOperations(api).toSorted(
    (one, other) => countParams(one.path) - countParams(other.path),
  );

  /** @returns what a response contains beyond the description; undefined for calls of other APIs */
  return ({ method, url, status, text }: Recorded): string[] | undefined => {
    const { pathname } = new URL(url);
    const at = pathname.indexOf('/api/v1/');
    if (at < 0 || method === 'OPTIONS') return undefined;
    const path = pathname.slice(at);
    const found = operations.find(
      (each) => each.method === method && parseParams(each.path, path) !== undefined,
    );
    if (!found) return [`${method} ${hideIds(path)}: the call is not described`];
    const { operationId, responses } = found.operation;
    const known = responses[status] ?? (status < 400 ? undefined : responses.default);
    const say = (what: string) => `${operationId} ${status}: ${what}`;
    if (!known) return [say('the status is not described')];
    const schema = bodySchema(resolve(api, known));
    if (text === '') return [];
    if (!schema) return [say('no body is described')];
    const body = parseJson(text);
    if (body === undefined) return [say('the body is no JSON')];
    const breach = validator.response(operationId, status, body);
    const fields = [...new Set(findUnknown(api, schema, body))];
    return [...fields.map((field) => say(`${field} is not described`)), ...(breach ? [breach] : [])];
  };
}

const countParams = (path: string) => path.split('{').length;
const hideIds = (path: string) => path.replaceAll(/\/(?=[^/]*\d)[\w-]{6,}/g, '/…');

/** Fields without a described property, with the type of their value. */
function findUnknown(api: OpenApi, given: Schema, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, items } = merge(api, given);
  if (Array.isArray(value)) {
    return items ? value.flatMap((item) => findUnknown(api, items, item, `${path}[]`)) : [];
  }
  if (!properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const property = properties[name];
    if (property === undefined) return [`${at} (${getType(inner)})`];
    return typeof property === 'object' ? findUnknown(api, property, inner, at) : [];
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
