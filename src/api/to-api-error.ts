import { ApiError } from './errors.ts';
import { parseRetryAfter } from './retry-after.ts';

/** Creates the error of a response whose status is not 2xx. `path` is as in the description. */
export async function toApiError(response: Response, method: string, path: string): Promise<ApiError> {
  const { status, headers } = response;
  return new ApiError(
    { status, method, path, retryAfter: parseRetryAfter(headers) },
    await parseErrorBody(response),
  );
}

/** Parses a body as JSON: null where it is empty, undefined where it is something else. */
async function parseErrorBody(response: Response): Promise<unknown> {
  try {
    const text = (await response.text()).trim();
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
