import { type OpenApi, resolve, type Schema } from '../mocks/engine/description.ts';

/** Merges `$ref` and `allOf` at the top of a schema into one object. */
export function mergeSchema(api: OpenApi, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve(api, schema);
  return allOf
    .map((part) => mergeSchema(api, part))
    .reduce(
      (all, part) => ({
        ...all,
        ...part,
        required: [...(all.required ?? []), ...(part.required ?? [])],
        properties: { ...all.properties, ...part.properties },
      }),
      own as Schema,
    );
}
