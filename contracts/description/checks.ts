import type { routes } from '../../mocks/backend/routes.gen.ts';
import { parseParams } from '../../mocks/engine/incoming.ts';
import { createValidator } from '../../mocks/engine/validator.ts';
import { getOperationId } from '../pact-file.ts';
import { collectFacts } from './facts.ts';
import { readFields } from './fields-read.ts';
import { createMinimal } from './instances.ts';
import { findUnreadable } from './minimal-answers.ts';
import { type Exchange, lastName, type Pact, getPaths } from './pact.ts';
import { findLooseQuestions } from './questions.ts';
import { readUnreleased, writeChanges } from './release.ts';
import { bodySchema, type OpenApi, getOperations, resolve } from '../../mocks/engine/description.ts';

/** A rule that a description, the pact and the product must satisfy together. */
export interface Check {
  name: string;
  /** @returns the violations, one sentence each */
  find(api: OpenApi, pact: Pact): string[] | Promise<string[]>;
}

type OperationId = keyof typeof routes;
const getId = (exchange: Exchange) => getOperationId(exchange) as OperationId;
const getSecurity = (api: OpenApi) =>
  new Map(
    getOperations(api).map(({ operation }) => [
      operation.operationId,
      (operation.security ?? api.security ?? []).length > 0,
    ]),
  );

/** Where the guest's data is described, with a schema for the smallest response. */
function findInvitation(api: OpenApi) {
  const found = getOperations(api).find(({ operation }) => operation.operationId === 'getRsvp');
  const response = found?.operation.responses['200'];
  return response && bodySchema(resolve(api, response));
}

/** Response fields that follow from the request or the state, according to the description's prose. */
const derived: Readonly<Record<string, string>> = {
  discrepancies: 'listGuestDiscrepancies says which guest has one',
};

export const checks: Check[] = [
  {
    name: 'each status that the product tells apart is described separately',
    find: (api, { interactions }) => {
      const facts = collectFacts(api);
      return interactions
        .filter((each) => !facts.has(`${getId(each)}: may answer ${each.response.status}`))
        .map((each) => `${each.description}: the description has no answer ${each.response.status}`);
    },
  },
  {
    name: 'organisers’ calls need a token, and guests’ need none',
    find: (api, { interactions }) => {
      const security = getSecurity(api);
      const sends = new Map(
        interactions.map((each) => [getId(each), 'Authorization' in (each.request.headers ?? {})]),
      );
      return [...sends]
        .filter(([id, hasToken]) => security.get(id) !== hasToken)
        .map(
          ([id, hasToken]) =>
            `${id}: the product sends ${hasToken ? 'a' : 'no'} token, and the description says otherwise`,
        );
    },
  },
  {
    name: 'what the product sends is valid',
    find: (api, { interactions }) => {
      const { request } = createValidator(api);
      return interactions
        .filter(({ response }) => response.status < 400)
        .flatMap((each) => {
          const { method, path, query = {}, body } = each.request;
          const route = getOperations(api).find(
            (one) => one.operation.operationId === getId(each) && one.method === method,
          );
          const params = route && parseParams(route.path, path);
          if (!params) return [`${each.description}: the description has no ${method} ${path}`];
          const breach = request(getId(each), { params, query: getValues(query), body: body?.content });
          return breach ? [`${each.description}: ${breach.message}`] : [];
        });
    },
  },
  {
    name: 'what the pact pins is a valid answer',
    find: (api, { interactions }) => {
      const { response } = createValidator(withoutRequired(api));
      return interactions
        .filter((each) => each.response.body !== undefined)
        .flatMap((each) => response(getId(each), each.response.status, each.response.body?.content) ?? []);
    },
  },
  {
    name: 'each field that the product reads is described',
    find: (api) => {
      const facts = collectFacts(api);
      return readFields()
        .filter(({ operationId, field }) => !isReadInCase(operationId, lastName(field)))
        .filter((each) => !statuses.some((status) => facts.has(`${findPlace(each, status)} is described`)))
        .map(({ operationId, field }) => `${operationId}: ${field} is read, and not described`);
    },
  },
  {
    name: 'each field that the pact pins is required, or it was sent',
    find: (api, { interactions }) => {
      const facts = collectFacts(api);
      return interactions.flatMap((each) => {
        const given = [each.request.body?.content, each.providerStates?.map(({ params }) => params)];
        const names = new Set(getPaths(given).map(lastName));
        return getPaths(each.response.body?.content)
          .filter((path) => !names.has(lastName(path)) && !(lastName(path) in derived))
          .filter((path) => !facts.has(`${getId(each)}: ${each.response.status}.${path} is required`))
          .map((path) => `${each.description}: ${path} is pinned, and may be missing`);
      });
    },
  },
  { name: 'the product reads the least that may be answered', find: (api) => findUnreadable(api) },
  {
    name: 'an invitation with a name or a phone number is not valid',
    find: (api) => {
      const schema = findInvitation(api);
      if (!schema) return ['getRsvp: there is no answer 200'];
      const { response } = createValidator(api);
      const { data } = createMinimal(api, schema, { items: 0, sent: {} }) as { data: object };
      return ['name', 'phone'].flatMap((secret) =>
        response('getRsvp', 200, { data: { ...data, [secret]: 'x' } }) === undefined
          ? [`getRsvp: the answer may tell ${secret} (openapi/QUESTIONS.md, A13)`]
          : [],
      );
    },
  },
  { name: 'each question is asked, and relied on', find: (api) => findLooseQuestions(api) },
  {
    name: 'nothing is said otherwise than in the release',
    find: (api) => {
      const unreleased = readUnreleased(api);
      return unreleased.problem === undefined ? [] : [unreleased.problem, writeChanges(unreleased)];
    },
  },
];

const statuses = ['200', '201'];

function findPlace({ operationId, field }: { operationId: string; field: string }, status: string) {
  // The totals are read from the event where they are not beside it.
  const place = operationId === 'getEvent' ? field.replace('data.guestsAnalytics', 'guestsAnalytics') : field;
  return `${operationId}: ${status}.${place}`;
}

/** Parses the values of a query as a server does. */
const getValues = (query: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, [value = '']]) => {
      const isPlain = /^(?:true|false|\d+)$/.test(value);
      return [name, isPlain ? (JSON.parse(value) as unknown) : value];
    }),
  );

/**
 * Fields that the product reads if a server sends them, but that no description has: alternative names, and the paging
 * of a list sent as a whole (A4).
 */
const isReadInCase = (operationId: string, field: string) =>
  ['id', 'totalDocs', 'hasNextPage', 'error'].includes(field) ||
  (operationId === 'listEvents' && ['total', 'page', 'totalPages', 'pages', 'nextPage'].includes(field));

/** Wraps a description so that part of a response counts as the whole. */
function withoutRequired(api: OpenApi): OpenApi {
  const text = JSON.stringify(api, (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? undefined : value,
  );
  return JSON.parse(text) as OpenApi;
}
