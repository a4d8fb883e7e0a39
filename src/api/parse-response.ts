import * as v from 'valibot';
import { UnreadableResponse } from './errors.ts';

/**
 * Parses the payload of a response.
 * @throws UnreadableResponse where it does not fit the schema
 */
export function parseResponse<T>(schema: v.GenericSchema<unknown, T>, payload: unknown): T {
  const result = v.safeParse(schema, payload);
  if (result.success) return result.output;
  throw new UnreadableResponse(v.summarize(result.issues));
}
