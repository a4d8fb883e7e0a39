import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { follow, getPlaces, type Description, type Place } from './description.ts';
import type { Breach, Validator } from './operation.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

const formats = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
};
const jsonSchema = 'content/application~1json/schema';

/** Validates requests and responses against an OpenAPI 3.1 description. Node only: ajv compiles with eval. */
export function createValidator(openapi: unknown): Validator {
  const description = openapi as Description;
  // The description is more than a schema, so ajv must not refuse its other keywords.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats });
  ajv.addSchema(description, 'api');
  const places = getPlaces(description);
  const compiled = new Map<string, ValidateFunction>();

  const check = (key: string, schema: () => object): ValidateFunction => {
    const validate = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, validate);
    return validate;
  };
  const getPlace = (operationId: string): Place => {
    const place = places.get(operationId);
    if (!place) throw new Error(`The description has no operation ${operationId}`);
    return place;
  };

  return {
    request(operationId, { params, query, body }) {
      const place = getPlace(operationId);
      const parts = { path: params, query, ...(body === undefined ? {} : { body }) };
      const validate = check(operationId, () => requestSchema(description, place));
      if (validate(parts)) return undefined;
      return createBreach(operationId, validate.errors ?? []);
    },

    response(operationId, status, body) {
      const { pointer, operation } = getPlace(operationId);
      const others = status < 400 ? [] : [`${Math.floor(status / 100)}XX`, 'default'];
      const known = [String(status), ...others].find((each) => each in operation.responses);
      if (known === undefined) return `${operationId} has no answer ${status}`;
      const place = follow(description, `${pointer}/responses/${known}`);
      const hasContent = 'content' in place.value;
      if (!hasContent || body === undefined) {
        return hasContent === (body !== undefined)
          ? undefined
          : `${operationId} ${status}: a body too many or too few`;
      }
      const validate = check(`${operationId} ${known}`, () => ({
        $ref: `api#${place.pointer}/${jsonSchema}`,
      }));
      if (validate(body)) return undefined;
      return `${operationId} ${status}: ${sentence(validate.errors?.[0])}`;
    },
  };
}

/** One schema for the path parameters, the query and the body of a request. */
function requestSchema(
  description: Description,
  { pointer, operation, shared, sharedParameters }: Place,
): object {
  const inside = (place: string, list: object[]) =>
    list.map((_, at) => follow(description, `${place}/parameters/${at}`));
  const parameters = [...inside(shared, sharedParameters), ...inside(pointer, operation.parameters ?? [])];
  const part = (where: string) => {
    const own = parameters.filter(({ value }) => isParameter(value) && value.in === where);
    const named = own.map(({ pointer, value }) => ({ pointer, ...(value as Parameter) }));
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        named.map(({ name, pointer }) => [name, { $ref: `api#${pointer}/schema` }]),
      ),
      required: named.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const body = operation.requestBody;
  return {
    type: 'object',
    properties: {
      path: part('path'),
      query: part('query'),
      body: body ? { $ref: `api#${pointer}/requestBody/${jsonSchema}` } : false,
    },
    required: body?.required ? ['body'] : [],
  };
}

const isParameter = (value: object): value is Parameter => 'name' in value && 'in' in value;

function createBreach(operationId: string, errors: ErrorObject[]): Breach {
  const named = errors.filter((error) => error.instancePath.split('/').length > 2);
  return {
    message: `The request breaks the description of ${operationId}: ${sentence(errors[0])}`,
    errors: named.map((error) => ({
      type: error.instancePath.split('/').at(-1) ?? '',
      message: sentence(error),
    })),
  };
}

function sentence(error: ErrorObject | undefined): string {
  if (!error) return 'it does not fit';
  const where = error.instancePath.slice(1) || 'it';
  if (error.keyword === 'false schema') return `${where} must not be there`;
  if (error.keyword === 'additionalProperties') {
    return `${where} must not have "${error.params.additionalProperty}"`;
  }
  return `${where} ${error.message}`;
}
