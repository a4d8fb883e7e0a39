import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { bodySchema, getOperations, type OpenApi, resolve } from './description.ts';
import type { ValidationError, Validator } from './operation.ts';

const formats = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/,
};

/** Validates requests and responses against an OpenAPI 3.1 description. Node only: ajv compiles with eval. */
export function createValidator(openapi: unknown): Validator {
  // With absolute references, so that a part of the description can be compiled alone.
  const api: OpenApi = JSON.parse(JSON.stringify(openapi).replaceAll('"$ref":"#/', '"$ref":"api#/'));
  // The description is more than a schema, so ajv must not refuse its other keywords.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats });
  ajv.addSchema(api, 'api');
  const operations = new Map(getOperations(api).map((each) => [each.operation.operationId, each]));
  const compiled = new Map<string, ValidateFunction>();

  const check = (key: string, schema: () => object): ValidateFunction => {
    const validate = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, validate);
    return validate;
  };
  const find = (operationId: string) => {
    const found = operations.get(operationId);
    if (!found) throw new Error(`The description has no operation ${operationId}`);
    return found;
  };

  return {
    request(operationId, { params, query, body }) {
      const parts = { path: params, query, ...(body === undefined ? {} : { body }) };
      const validate = check(operationId, () => requestSchema(find(operationId)));
      if (validate(parts)) return undefined;
      return createError(operationId, validate.errors ?? []);
    },

    response(operationId, status, body) {
      const { responses } = find(operationId).operation;
      const others = status < 400 ? [] : [`${Math.floor(status / 100)}XX`, 'default'];
      const known = [String(status), ...others].find((each) => each in responses);
      const reference = responses[known ?? ''];
      if (reference === undefined) return `${operationId} has no answer ${status}`;
      const schema = bodySchema(resolve(api, reference));
      if (!schema || body === undefined) {
        return !schema && body === undefined
          ? undefined
          : `${operationId} ${status}: a body too many or too few`;
      }
      const validate = check(`${operationId} ${known}`, () => schema);
      if (validate(body)) return undefined;
      return `${operationId} ${status}: ${sentence(validate.errors?.[0])}`;
    },
  };
}

/** One schema for the path parameters, the query and the body of a request. */
function requestSchema({ operation, parameters }: ReturnType<typeof getOperations>[number]): object {
  const part = (where: string) => {
    const own = parameters.filter((parameter) => parameter.in === where);
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const body = operation.requestBody;
  return {
    type: 'object',
    properties: { path: part('path'), query: part('query'), body: body ? bodySchema(body) : false },
    required: body?.required ? ['body'] : [],
  };
}

function createError(operationId: string, errors: ErrorObject[]): ValidationError {
  const named = errors.map((error) => ({
    type: String(error.params.missingProperty ?? error.instancePath.split('/').slice(2).at(-1) ?? ''),
    message: sentence(error),
  }));
  return {
    message: `The request breaks the description of ${operationId}: ${sentence(errors[0])}`,
    errors: named.filter(({ type }) => type !== ''),
  };
}

function sentence(error: ErrorObject | undefined): string {
  if (!error) return 'it does not fit';
  const where = error.instancePath.slice(1) || 'it';
  if (error.keyword === 'enum') return `${where} must be ${error.params.allowedValues.join(' or ')}`;
  if (error.keyword === 'false schema' || error.keyword === 'not') return `${where} must not be there`;
  if (error.keyword === 'additionalProperties') {
    return `${where} must not have "${error.params.additionalProperty}"`;
  }
  return `${where} ${error.message}`;
}
