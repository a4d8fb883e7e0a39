import { merge, type OpenApi, type Schema } from '../../mocks/engine/description.ts';

/** Options for the smallest response. */
export interface Size {
  /** The number of items in each list whose schema requires no more. */
  items: number;
  /** Values that were sent, by field name: the response must repeat them. */
  sent: Readonly<Record<string, unknown>>;
  /** Values that the response must contain, such as the id it is about. */
  id?: string | undefined;
}

/** Creates the smallest value of a schema: only required properties, the shortest texts, the smallest numbers. */
export function createMinimal(api: OpenApi, given: Schema | boolean, size: Size): unknown {
  const schema = typeof given === 'boolean' ? {} : merge(api, given);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch ([schema.type].flat()[0] ?? (schema.properties ? 'object' : 'null')) {
    case 'object':
      return createObject(api, schema, size);
    case 'array': {
      const length = Math.max(Number(schema.minItems ?? 0), size.items);
      return Array.from({ length }, () => createMinimal(api, schema.items ?? true, size));
    }
    case 'string':
      return createText(schema);
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function createObject(api: OpenApi, { required = [], properties = {} }: Schema, size: Size) {
  const sent = Object.keys(size.sent).filter((name) => typeof properties[name] === 'object');
  const names = [...new Set([...required, ...sent])];
  const createValue = (name: string) => {
    if (sent.includes(name)) return size.sent[name];
    const isId = name === '_id' && size.id !== undefined;
    return isId ? size.id : createMinimal(api, properties[name] ?? true, size);
  };
  return Object.fromEntries(names.map((name) => [name, createValue(name)]));
}

/** A text with a format uses an example, because there is no shortest text for every format. */
function createText({ pattern, format, minLength = 0, examples }: Schema): string {
  const example = Array.isArray(examples) ? examples[0] : undefined;
  if (typeof example === 'string' && (pattern !== undefined || format !== undefined)) return example;
  return 'x'.repeat(Number(minLength));
}
