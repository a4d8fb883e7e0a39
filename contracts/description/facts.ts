import {
  bodySchema,
  merge,
  type OpenApi,
  getOperations,
  resolve,
  type Schema,
} from '../../mocks/engine/description.ts';

/** Keywords that say nothing about a value, and those that are traversed. */
const silent = new Set([
  '$ref',
  'allOf',
  'description',
  'example',
  'examples',
  'items',
  'properties',
  'required',
  'summary',
  'title',
]);

/**
 * Lists everything that a description requires or allows, one sentence each. Two descriptions with the same facts
 * describe the same interface, however they are written.
 */
export function collectFacts(api: OpenApi): Set<string> {
  const facts = new Set<string>();
  for (const [name, { description: _, ...scheme }] of Object.entries(api.components?.securitySchemes ?? {})) {
    facts.add(`the ${name} is ${JSON.stringify(scheme)}`);
  }
  for (const { url } of api.servers ?? []) facts.add(`the paths begin at ${url}`);
  for (const { method, path, operation, parameters, servers } of getOperations(api)) {
    const say = (fact: string) => void facts.add(`${operation.operationId}: ${fact}`);
    say(`is ${method} ${path}`);
    const security = operation.security ?? api.security ?? [];
    say(security.length > 0 ? `needs a token: ${JSON.stringify(security)}` : 'needs no token');
    for (const { url } of servers) say(`is at ${url}`);
    for (const question of operation['x-assumes'] ?? []) say(`assumes ${question}`);
    if (operation.deprecated) say('is deprecated');
    for (const { name, in: where, required = false, schema, ...rest } of parameters) {
      say(`${where} ${name} is ${required ? 'required' : 'optional'}`);
      describe(api, { ...schema, ...rest }, `${where} ${name}`, say);
    }
    const sent = operation.requestBody && bodySchema(operation.requestBody);
    if (operation.requestBody) say(`a body is ${operation.requestBody.required ? 'required' : 'optional'}`);
    for (const type of Object.keys(operation.requestBody?.content ?? {})) say(`sends a body of ${type}`);
    if (sent) describe(api, sent, 'sends', say);
    for (const [status, given] of Object.entries(operation.responses)) {
      const response = resolve(api, given);
      say(`may answer ${status}`);
      for (const [name, reference] of Object.entries(response.headers ?? {})) {
        const { schema, required = false, ...rest } = resolve(api, reference);
        say(`${status} has the header ${name}`);
        if (required) say(`${status} ${name} is required`);
        describe(api, { ...schema, ...rest }, `${status} ${name}`, say);
      }
      for (const type of Object.keys(response.content ?? {})) say(`${status} has a body of ${type}`);
      const schema = bodySchema(response);
      if (!schema) say(`${status} has no body`);
      if (schema) describe(api, schema, status, say);
    }
  }
  return facts;
}

function describe(api: OpenApi, given: Schema, path: string, say: (fact: string) => void): void {
  const schema = merge(api, given);
  for (const [rule, value] of Object.entries(schema)) {
    if (!silent.has(rule)) say(`${path} has ${rule} ${JSON.stringify(value)}`);
  }
  for (const name of schema.required ?? []) say(`${path}.${name} is required`);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property === false) say(`${path}.${name} must not be there`);
    else if (property === true) say(`${path}.${name} may be anything`);
    else {
      say(`${path}.${name} is described`);
      describe(api, property, `${path}.${name}`, say);
    }
  }
  if (schema.items) describe(api, schema.items, `${path}[]`, say);
}
