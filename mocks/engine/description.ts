interface Operation {
  operationId: string;
  parameters?: object[];
  requestBody?: { required?: boolean };
  responses: Record<string, object>;
}

/** As much of an OpenAPI description as is walked through here; the schemas are left to ajv. */
export interface Description {
  paths: Record<string, Record<string, Operation> & { parameters?: object[] }>;
}

/** An operation, and where it and its path stand in the description, as JSON pointers. */
export interface Place {
  pointer: string;
  operation: Operation;
  /** The path item, whose parameters all its operations share. */
  shared: string;
  sharedParameters: object[];
}

/** Where each operation stands, by its operationId. */
export function placesOf({ paths }: Description): Map<string, Place> {
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

/** What stands at a JSON pointer, or where its $ref leads. */
export function follow(description: Description, pointer: string): { pointer: string; value: object } {
  let value: unknown = description;
  for (const part of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`The description has nothing at ${pointer}`);
  return '$ref' in value ? follow(description, String(value.$ref).slice(1)) : { pointer, value };
}
