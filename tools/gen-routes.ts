import type { OpenAPI3, OperationObject, ParameterObject, ReferenceObject } from 'openapi-typescript';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What a mock needs to know of an operation at run time, without the schemas. */
type Route = { method: string; path: string; open: boolean; query: Record<string, string> };

/**
 * Generates a module that exports `routes`: for every operationId its method, its path template, whether it is public,
 * and the type of each query parameter. Browsers load this small table instead of the description.
 */
export function routesModule(description: OpenAPI3): string {
  const routes: Record<string, Route> = {};
  for (const [path, item] of Object.entries(description.paths ?? {})) {
    if ('$ref' in item) throw new Error(`${path}: a path cannot be a reference here`);
    for (const method of methods) {
      const operation = item[method];
      if (!operation || '$ref' in operation) continue;
      if (!operation.operationId) throw new Error(`${method} ${path} has no operationId`);
      routes[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        open: (operation.security ?? description.security ?? []).length === 0,
        query: queryTypes(description, operation),
      };
    }
  }
  const lines = Object.entries(routes).map(([id, route]) => `  ${id}: ${JSON.stringify(route)},\n`);
  return `export const routes = {\n${lines.join('')}} as const;\n`;
}

function queryTypes(description: OpenAPI3, operation: OperationObject): Record<string, string> {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolveParameter(description, parameter),
  );
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [parameter.name, scalarType(parameter)]),
  );
}

function resolveParameter(
  description: OpenAPI3,
  parameter: ParameterObject | ReferenceObject,
): ParameterObject {
  if (!('$ref' in parameter)) return parameter;
  const found = description.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found || '$ref' in found) throw new Error(`${parameter.$ref} leads nowhere`);
  return found;
}

function scalarType(parameter: ParameterObject): string {
  const schema = parameter.schema;
  if (schema && 'type' in schema && typeof schema.type === 'string') return schema.type;
  throw new Error(`The query parameter ${parameter.name} has no plain type`);
}
