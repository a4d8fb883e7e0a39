import { findOperation } from '../find-operation.ts';
import description from '../../mocks/backend/description.gen.json' with { type: 'json' };
import {
  bodySchema,
  type OpenApi,
  getOperations,
  resolve,
  type Schema,
} from '../../mocks/engine/description.ts';
import { mergeSchema } from '../merge-schema.ts';
import type { Alteration } from '../mock-host.ts';

const api = description as unknown as OpenApi;
const operations = new Map(getOperations(api).map(({ operation }) => [operation.operationId, operation]));

/** Fields that the product may have written: they are returned unless they are empty. */
const writtenFields = new Set([
  'preference',
  // Required beside the event or on it.
  'guestsAnalytics',
  ...[...operations.values()].flatMap(({ requestBody }) => {
    const schema = requestBody && bodySchema(requestBody);
    return schema ? Object.keys(mergeSchema(api, schema).properties ?? {}) : [];
  }),
]);
const isEmpty = (value: unknown) => value === null || value === '';

/** Keeps only what the description requires and what was written. */
function removeOptional(given: Schema | undefined, value: unknown): unknown {
  if (given === undefined || typeof value !== 'object' || value === null) return value;
  const { required = [], properties, items } = mergeSchema(api, given);
  if (Array.isArray(value)) return value.map((item) => removeOptional(items, item));
  if (!properties) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => required.includes(name) || (writtenFields.has(name) && !isEmpty(inner)),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, removeOptional(properties[name], inner)]));
}

/** A backend that returns only what it must. */
export const minimalResponses: Alteration = {
  changeResponse: (response, request) => {
    const { status, text } = response;
    const answers = operations.get(findOperation(request) ?? '')?.responses ?? {};
    const reference = answers[status] ?? answers.default;
    const schema = reference && bodySchema(resolve(api, reference));
    return schema && text !== ''
      ? { ...response, text: JSON.stringify(removeOptional(schema, JSON.parse(text))) }
      : response;
  },
};
