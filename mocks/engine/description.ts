/** The parts of OpenAPI 3.1 and JSON Schema that openapi/ uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  additionalProperties?: boolean;
  [keyword: string]: unknown;
}

interface Operation {
  operationId: string;
  /** Questions of openapi/QUESTIONS.md. */
  'x-assumes'?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Body & { required?: boolean };
  responses: Record<string, Body & { $ref?: string }>;
}
interface Body {
  content?: { [type: string]: { schema?: Schema; example?: unknown } };
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: string | number | boolean;
}
type PathItem = Record<string, Operation> & { parameters?: Parameter[] };
export interface OpenApi {
  security?: unknown[];
  paths: Record<string, PathItem>;
}

/** Resolves a `$ref`, with the keywords beside it. */
export function resolve<T extends { $ref?: string }>(api: OpenApi, value: T): T {
  if (value.$ref === undefined) return value;
  let target: unknown = api;
  for (const part of value.$ref.slice(value.$ref.indexOf('/') + 1).split('/')) {
    target = (target as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const { $ref: _, ...beside } = value;
  return { ...resolve(api, target as T), ...beside };
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace'];

/** Every operation with its method, path, and shared path parameters. */
export function getOperations(api: OpenApi) {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        method: method.toUpperCase(),
        path,
        operation,
        parameters: parameters.map((parameter) => resolve(api, parameter)),
      };
    }),
  );
}

export const bodySchema = (body: Body): Schema | undefined => body.content?.['application/json']?.schema;
