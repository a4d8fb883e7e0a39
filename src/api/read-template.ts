import { UnreadableResponse } from './errors.ts';

/** The response to a call of the template areas. */
interface Response<T> {
  data?: T;
}

/** The list in a response. @throws UnreadableResponse without one */
export function parseList<T>({ data }: Response<T[]>): T[] {
  if (!Array.isArray(data)) throw new UnreadableResponse('The response holds no list');
  return data;
}

/**
 * The record in a response.
 * @param key a field without which the record cannot be shown
 * @throws UnreadableResponse if it is missing
 */
export function parseRecord<T extends object>({ data }: Response<T>, key: keyof T): T {
  if (data?.[key] == null) throw new UnreadableResponse(`The response holds no ${String(key)}`);
  return data;
}
