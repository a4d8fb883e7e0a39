import { queryOptions } from '@tanstack/react-query';
import { UnreadableResponse } from '../../api/errors.ts';

/** The response to a call of the template areas. */
interface Response<T> {
  data?: T;
}

/**
 * The content of a response.
 * @param field a field without which a record cannot be shown; without it, a list is expected
 * @throws UnreadableResponse if it is missing
 */
export function parseData<T>({ data }: Response<T>, field?: keyof T): T {
  const isUsable = field === undefined ? Array.isArray(data) : data?.[field] != null;
  if (data === undefined || !isUsable)
    throw new UnreadableResponse(`The response holds no ${String(field ?? 'list')}`);
  return data;
}

/**
 * A query of a template area.
 * @param queryKey the operationId, and the parameters
 * @param field as for `parseData`
 */
export const templateQuery = <T>(
  queryKey: readonly string[],
  read: (signal: AbortSignal) => Promise<Response<T>>,
  field?: keyof T,
) => queryOptions({ queryKey, queryFn: async ({ signal }) => parseData(await read(signal), field) });
