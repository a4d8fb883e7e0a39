import { ApiError } from './errors.ts';
import { readRetryAfter } from './retry-after.ts';

/** The error of a response whose status is not 2xx. `path` is as the description writes it. */
export async function createRefusal(response: Response, method: string, path: string): Promise<ApiError> {
  const { status, headers } = response;
  return new ApiError(
    { status, method, path, retryAfter: readRetryAfter(headers) },
    await readBody(response),
  );
}

/** The JSON of a body: null where it is empty, undefined where it is something else. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = (await response.text()).trim();
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
