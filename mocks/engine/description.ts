interface Operation {
  operationId: string;
  parameters?: object[];
  requestBody?: { required?: boolean };
  responses: Record<string, object>;
}

/** The parts of an OpenAPI description that this code reads; the schemas are left to ajv. */
export interface Description {
  paths: Record<string, Record<string, Operation> & { parameters?: object[] }>;
}

/** An operation, with JSON pointers to it and to its path. */
export interface Place {
  pointer: string;
  operation: Operation;
  /** The path item, whose parameters all its operations share. */
  shared: string;
  sharedParameters: object[];
}

/** Finds every operation, by operationId. */
export function getPlaces({ paths }: Description): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [path, item] of Object.entries(paths)) {
    const shared = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    for (const [method, operation] of Object.entries(item)) {
      if (!('operationId' in operation)) continue;
      const pointer = `${shared}/${method}`;
      places.set(operation.operationId, {
        pointer,
        operation,
        shared,
        sharedParameters: item.parameters ?? [],
      });
    }
  }
  return places;
}

/** Returns the value at a JSON pointer, with `$ref` resolved. */
export function follow(description: Description, pointer: string): { pointer: string; value: object } {
  let value: unknown = description;
  for (const part of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`The description has nothing at ${pointer}`);
  return '$ref' in value ? follow(description, String(value.$ref).slice(1)) : { pointer, value };
}
