import { UnreadableResponse } from './errors.ts';

/** What a call of the template areas returned. */
interface Response<T> {
  data?: T;
}

/** The list in a response. @throws UnreadableResponse where there is none */
export function readList<T>({ data }: Response<T[]>): T[] {
  if (!Array.isArray(data)) throw new UnreadableResponse('The response holds no list');
  return data;
}

/**
 * The record in a response.
 * @param key a field without which nothing of it can be shown
 * @throws UnreadableResponse where it is not there
 */
export function readRecord<T extends object>({ data }: Response<T>, key: keyof T): T {
  if (data?.[key] == null) throw new UnreadableResponse(`The response holds no ${String(key)}`);
  return data;
}
