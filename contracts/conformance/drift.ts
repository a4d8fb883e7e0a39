import { isDeepStrictEqual } from 'node:util';
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
import { contrast, show } from './mismatch.ts';

const api = description as unknown as OpenApi;
const operations = new Map(getOperations(api).map(({ operation }) => [operation.operationId, operation]));
const getValidator = once(() => createValidator(api));

/**
 * Lists what a response has and the description lacks. It names fields and their types, never values, which may be
 * personal data.
 * @param isWritten whether a field and its value were sent by the check itself
 * @returns undefined for calls of other APIs
 */
export function findDrift(recorded: Recorded, isWritten: IsWritten = () => false): string[] | undefined {
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
  const violation = getValidator().response(operationId, status, body);
  const fields = [...new Set(findUnknown(schema, body, isWritten))].map((field) =>
    say(`${field} is not described`),
  );
  const paging = findPaging(url, (body as { data?: unknown }).data).map(say);
  return [...fields, ...paging, ...(violation ? [violation] : [])];
}

/** What a response does that the product cannot rely on. */
export interface Violation {
  /** Such as "getGuest 200: data._id". */
  what: string;
  expected: string;
  got: string;
}

/**
 * Compares a response with the description, and the answer to a create, an update or a selection with the request.
 * @param sent the body of the request; undefined if the response may show other values
 */
export function findViolation(recorded: Recorded, sent: string | undefined): Violation | undefined {
  const { method, url, status, text } = recorded;
  const operationId = findOperation({ method, url });
  const { responses = {} } = operations.get(operationId ?? '') ?? {};
  // A success with another status is a note: the product accepts any, if its body is that of the described one.
  const success = Object.keys(responses).find((each) => each.startsWith('2'));
  const described = responses[status] || status >= 300 ? status : Number(success);
  const known = responses[described] ?? (status < 400 ? undefined : responses.default);
  if (operationId === undefined || !known || method === 'OPTIONS') return undefined;
  const call = `${operationId} ${status}`;
  const schema = bodySchema(resolve(api, known));
  if (!schema) return undefined;
  const body = text === '' ? {} : parseJson(text);
  if (body === undefined) return { what: call, expected: 'JSON', got: show(text) };
  const wrongType = findWrongType(recorded);
  if (wrongType) return wrongType;
  // The product reads null as a missing field.
  const whole = JSON.parse(JSON.stringify(body, (_, value: unknown) => value ?? undefined) ?? '{}');
  const violation = getValidator().response(operationId, described, whole);
  if (violation !== undefined) {
    const [, path = '', rule = violation, missing] =
      /: (\S+) (must have required property '(.+)'|.+)$/.exec(violation) ?? [];
    const names = [...path.split('/'), missing ?? ''].filter((name) => name !== '' && name !== 'it');
    const value = describe(readPath(body, names));
    return { what: `${call}: ${names.join('.')}`, expected: missing ? 'a value' : rule, got: value };
  }
  const isWrite = status < 300 && /^(?:create|update|select)/.test(operationId);
  const loss = isWrite && findLoss(operationId, url, sent, (body as { data?: unknown }).data);
  return loss ? { ...loss, what: `${call}: ${loss.what}` } : undefined;
}

/**
 * Explains why the product takes the outcome of a write for unknown: the first field of the last response that is not
 * as it was sent, or else that response itself.
 */
export function findUnkept(
  calls: readonly (Recorded & { body: string | undefined })[],
): Violation | undefined {
  const last = calls.at(-1);
  const operationId = last && findOperation(last);
  if (!last || !operationId) return undefined;
  const call = `${operationId} ${last.status}`;
  const writes = operationId.startsWith('get')
    ? [operationId.replace('get', 'update'), operationId.replace('get', 'create')]
    : [operationId];
  const write = calls.findLast(
    (each) => writes.includes(findOperation(each) ?? '') && `${last.url}/`.startsWith(`${each.url}/`),
  );
  const { data } = (parseJson(last.text) ?? {}) as { data?: unknown };
  const loss =
    write && typeof [data].flat()[0] === 'object' && data
      ? findLoss(findOperation(write) ?? '', write.url, write.body, data, true)
      : undefined;
  if (loss) return { ...loss, what: `${call}: ${loss.what}` };
  return { what: call, expected: 'a response that shows that the write was done', got: show(last.text) };
}

const jsonType = /^(?:application\/(?:[\w.-]+\+)?|text\/)json\s*(?:;|$)/i;

/** A body in JSON whose content-type is another. A proxy may refuse with a page of its own. */
export function findWrongType(recorded: Recorded): Violation | undefined {
  const { status, text, type } = recorded;
  const operationId = findOperation(recorded);
  const isJson = typeof parseJson(text) === 'object';
  if (operationId === undefined || !isJson || type === undefined || jsonType.test(type)) return undefined;
  const what = `${operationId} ${status}: content-type`;
  return { what, expected: 'application/json', got: type || 'nothing' };
}

/** Whether a request may have this field: `not: {}` forbids it. */
const isSendable = (property: Schema | undefined) => property !== undefined && !property.not;
/** Fields that the server derives from others. */
const derived = new Set(['rsvpConfirmed', 'discrepancies']);
/** What a field without a value may be sent as, or left out. */
const normalizeText = (value: unknown) => (value === '' ? null : (value ?? null));
const normalize = (value: unknown) => normalizeText(value === false ? null : value);

/**
 * The first field of a record that is not as it was sent, or its id if it is not that of the address.
 * @param isRead it was read after the write: fields with a value are there, also `false`
 */
function findLoss(
  operationId: string,
  url: string,
  sent: string | undefined,
  data: unknown,
  isRead = false,
): Violation | undefined {
  const record = [data].flat()[0] as Record<string, unknown>;
  const { pathname } = new URL(url);
  const id = decodeURIComponent(
    pathname
      .replace(/\/select$/, '')
      .split('/')
      .at(-1) ?? '',
  );
  const place = Array.isArray(data) ? 'data.0' : 'data';
  if (!operationId.startsWith('create') && record._id !== id)
    return { what: `${place}._id`, expected: `${id}, the id in the address`, got: show(record._id) };
  const { requestBody } = operations.get(operationId) ?? {};
  const { properties = {} } = mergeSchema(api, (requestBody && bodySchema(requestBody)) ?? {});
  const fields = Object.entries(JSON.parse(sent ?? '{}') as object).filter(
    ([name]) => isSendable(properties[name]) && !derived.has(name) && (isRead || name in record),
  );
  const reduce = isRead ? normalizeText : normalize;
  const lost = fields.find(([name, value]) => !isDeepStrictEqual(reduce(record[name]), reduce(value)));
  if (!lost) return undefined;
  const [name, value] = lost;
  const [wanted, got] = contrast(JSON.stringify(value), JSON.stringify(record[name]) ?? 'nothing');
  return { what: `${place}.${name}`, expected: `what was sent: ${wanted}`, got };
}

const readPath = (body: unknown, path: readonly string[]) =>
  path.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);

const describe = (value: unknown) =>
  value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : `${show(JSON.stringify(value))}, a ${Array.isArray(value) ? 'list' : typeof value}`;

/** A path without ids. */
export const hideIds = (path: string) => path.replaceAll(/\/(?=[^/]*\d)[\w-]{6,}/g, '/…');

/** The fields of a page that contradict its total. The product reads none of them. */
function findPaging(url: string, data: unknown): string[] {
  const { searchParams } = new URL(url);
  const [limit, page] = [Number(searchParams.get('limit')), Number(searchParams.get('page'))];
  const { totalDocs, ...given } = (data ?? {}) as Record<string, unknown>;
  if (!(limit > 0 && page > 0 && typeof totalDocs === 'number')) return [];
  const pages = Math.max(1, Math.ceil(totalDocs / limit));
  const right = { limit, hasNextPage: page < pages, hasPrevPage: page > 1 };
  return Object.entries(right)
    .filter(([name, value]) => (given[name] ?? value) !== value)
    .map(([name, value]) => `data.${name} contradicts totalDocs and the request, which make it ${value}`);
}

type IsWritten = (name: string, value: unknown) => boolean;

/** Fields without a described property, with the type of their value. */
function findUnknown(given: Schema, value: unknown, isWritten: IsWritten, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, items } = mergeSchema(api, given);
  if (Array.isArray(value)) {
    return items ? value.flatMap((item) => findUnknown(items, item, isWritten, `${path}[]`)) : [];
  }
  if (!properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const property = properties[name];
    if (property === undefined) return isWritten(name, inner) ? [] : [`${at} (${getType(inner)})`];
    return findUnknown(property, inner, isWritten, at);
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
