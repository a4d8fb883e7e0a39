import { bodySchema, merge, type OpenApi, operationsOf, resolve, type Schema } from './schema.ts';

/** Keywords that say something about a value; descriptions and examples do not. */
const rules = [
  'type',
  'pattern',
  'format',
  'enum',
  'const',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'additionalProperties',
];

/**
 * Everything that a description demands or allows, one sentence each. Two descriptions with the same facts are the same
 * interface, however they are written.
 */
export function collectFacts(api: OpenApi): Set<string> {
  const facts = new Set<string>();
  for (const { method, path, operation, parameters } of operationsOf(api)) {
    const say = (fact: string) => void facts.add(`${operation.operationId}: ${fact}`);
    say(`is ${method} ${path}`);
    const security = operation.security ?? api.security ?? [];
    say(security.length > 0 ? `needs ${JSON.stringify(security)}` : 'needs no token');
    for (const { name, in: where, required = false, schema } of parameters) {
      say(`${where} ${name} is ${required ? 'required' : 'optional'}`);
      describe(api, schema, `${where} ${name}`, say);
    }
    const sent = operation.requestBody && bodySchema(operation.requestBody);
    if (operation.requestBody) say(`a body is ${operation.requestBody.required ? 'required' : 'optional'}`);
    if (sent) describe(api, sent, 'sends', say);
    for (const [status, reference] of Object.entries(operation.responses)) {
      const response = resolve(api, reference);
      say(`may answer ${status}`);
      for (const name of Object.keys(response.headers ?? {})) say(`${status} has the header ${name}`);
      const schema = bodySchema(response);
      say(`${status} has ${schema ? 'a' : 'no'} body`);
      if (schema) describe(api, schema, status, say);
    }
  }
  return facts;
}

function describe(api: OpenApi, given: Schema, path: string, say: (fact: string) => void): void {
  const schema = merge(api, given);
  for (const rule of rules) {
    if (schema[rule] !== undefined) say(`${path} has ${rule} ${JSON.stringify(schema[rule])}`);
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
