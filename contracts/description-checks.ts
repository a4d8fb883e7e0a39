import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { getOperations, type OpenApi } from '../mocks/engine/description.ts';
import { parseParams } from '../mocks/engine/incoming.ts';
import { createValidator } from '../mocks/engine/validator.ts';
import { getOperationId, type Interaction } from './pact-file.ts';

const folder = join(import.meta.dirname, '../openapi');
const questions = readFileSync(join(folder, 'QUESTIONS.md'), 'utf8');
/** The question about openapi/template.yaml, whose calls are not the backend's. */
const aboutTheTemplate = 'A11';

const text = readFileSync(join(folder, 'backend.yaml'), 'utf8');
/** A description to change: each call returns another one. */
export const readDescription = () => structuredClone(description);
const description: OpenApi = parse(text);

/** A rule that the description, the pact and the questions must satisfy together. */
export interface Check {
  name: string;
  /** @returns the violations, one sentence each */
  find(api: OpenApi, interactions: readonly Interaction[]): string[];
}

export const checks: Check[] = [
  {
    name: 'each status that the product tells apart is described separately',
    find: (api, interactions) => {
      const find = indexOperations(api);
      return interactions
        .filter((each) => !find(each)?.operation.responses[each.response.status])
        .map((each) => `${each.description}: the description has no answer ${each.response.status}`);
    },
  },
  {
    name: 'what the product sends is valid',
    find: (api, interactions) => {
      const { request } = createValidator(api);
      const find = indexOperations(api);
      return interactions
        .filter(({ response }) => response.status < 400)
        .flatMap((each) => {
          const { method, path, query, body } = each.request;
          const route = find(each);
          const params = route?.method === method ? parseParams(route.path, path) : undefined;
          if (!params) return [`${each.description}: the description has no ${method} ${path}`];
          const call = { params, query: parseValues(query), body: body?.content };
          const breach = request(getOperationId(each), call);
          return breach ? [`${each.description}: ${breach.message}`] : [];
        });
    },
  },
  {
    name: 'what the pact pins is a valid answer',
    find: (api, interactions) => {
      const { response } = createValidator(withoutRequired(api));
      return interactions
        .filter((each) => each.response.body !== undefined)
        .flatMap(
          (each) => response(getOperationId(each), each.response.status, each.response.body?.content) ?? [],
        );
    },
  },
  {
    name: 'each question is asked, and relied on',
    find: (api) => {
      const asked = [...questions.matchAll(/^## (A\d+)\./gm)].map(([, number = '']) => number);
      const named = getOperations(api).flatMap(({ operation }) => operation['x-assumes'] ?? []);
      return [
        ...named.filter((each) => !asked.includes(each)).map((each) => `${each} is not in QUESTIONS.md`),
        ...asked
          .filter((each) => each !== aboutTheTemplate && !named.includes(each))
          .map((each) => `no operation assumes ${each}`),
      ];
    },
  },
];

/** @returns a function that finds the operation of an interaction */
function indexOperations(api: OpenApi) {
  const byId = new Map(getOperations(api).map((each) => [each.operation.operationId, each]));
  return (interaction: Interaction) => byId.get(getOperationId(interaction));
}

/** Parses the values of a query as a server does. */
const parseValues = (query: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, [value = '']]) => {
      const isPlain = /^(?:true|false|\d+)$/.test(value);
      return [name, isPlain ? (JSON.parse(value) as unknown) : value];
    }),
  );

/** Part of a response counts as the whole. */
function withoutRequired(api: OpenApi): OpenApi {
  const text = JSON.stringify(api, (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? undefined : value,
  );
  return JSON.parse(text) as OpenApi;
}
