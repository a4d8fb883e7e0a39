/** What the server says when it refuses: the `Problem` of the description, as far as it can be read. */
export interface Problem {
  message: string;
  /** One entry a field: `type` is the field's name (the specification, section 5). */
  errors: { type: string; message: string }[];
}

/** The server refused the call. Decide on `status`; `message` is the server's own sentence, or ''. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly method: string;
  /** The path as the description writes it, such as /api/v1/events/{eventId}. */
  readonly path: string;
  readonly errors: Problem['errors'];
  /** False where the body is neither JSON nor empty, such as the error page of a proxy. */
  readonly isFromApi: boolean;
  /** How long to wait before the next try, in milliseconds, where the server says so (Retry-After). */
  readonly retryAfter: number | undefined;

  /** @param body the parsed body; null where it is empty, undefined where it is no JSON. */
  constructor(
    call: { status: number; method: string; path: string; retryAfter?: number | undefined },
    body: unknown,
  ) {
    const { message, errors } = readProblem(body);
    super(message);
    this.isFromApi = body !== undefined;
    this.retryAfter = call.retryAfter;
    this.status = call.status;
    this.method = call.method;
    this.path = call.path;
    this.errors = errors;
  }
}

/** No response arrived: the device is offline, the server cannot be reached, or the deadline passed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** True where the deadline passed: the server may have got the call, and may have done what it asks. */
  readonly isTimeout: boolean;
  /** True where the call has not left this device. */
  readonly isUnsent: boolean;

  constructor({
    isTimeout = false,
    isUnsent = false,
    cause,
  }: { isTimeout?: boolean; isUnsent?: boolean; cause?: unknown } = {}) {
    super(isTimeout ? 'No response before the deadline' : 'No response', { cause });
    this.isTimeout = isTimeout;
    this.isUnsent = isUnsent;
  }
}

/** The response is not what the API describes: no JSON, or JSON without what the call is for. */
export class UnreadableResponse extends Error {
  override readonly name = 'UnreadableResponse';
}

/** Statuses of a gateway that gave up on the server behind it, or on the line. */
const isFromGateway = (status: number) =>
  [408, 502, 503, 504].includes(status) || (status >= 520 && status <= 527);

/**
 * Whether an answer came that does not tell what became of a write: it cannot be read, or a gateway gave it
 * (docs/decisions/gateways-know-nothing.md). A read again settles it.
 */
export const isInconclusive = (error: unknown) =>
  error instanceof UnreadableResponse ||
  (error instanceof ApiError && error.method !== 'GET' && isFromGateway(error.status));

/** Whether nobody knows what became of a write: it may have been done, or not. */
export const isUnclear = (error: unknown) =>
  isInconclusive(error) || (error instanceof NetworkError && error.isTimeout);

/** The same where doing it again would do it twice: a line that was cut may have carried the call. */
export const mayBeDone = (error: unknown) =>
  isUnclear(error) || (error instanceof NetworkError && !error.isUnsent);

/** The call belongs to a session that has ended: its request is not sent, or its response is dropped. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

/**
 * Whether the API says that what was asked for does not exist, or not any more. The 404 page of a proxy
 * is no such answer (docs/decisions/not-found-is-the-apis-word.md).
 */
export const isGone = (error: unknown) =>
  error instanceof ApiError && error.isFromApi && (error.status === 404 || error.status === 410);

/** Whether the session of the call is over, which has been reported: 401 and 500 end it (specification, section 7). */
export const hasEndedSession = (error: unknown) =>
  error instanceof SessionOver ||
  (error instanceof ApiError &&
    (error.status === 401 || error.status === 500) &&
    error.path.startsWith('/api/v1/'));

/** The server's own sentence about an error, or '' where it gave none. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.message : '');

/**
 * Reads the body of a refusal, whatever it is: an HTML page or nothing gives an empty message.
 * The list is called `errors`; `error` is read too (openapi/QUESTIONS.md, A12).
 */
export function readProblem(body: unknown): Problem {
  const { message, errors, error } = isRecord(body) ? body : {};
  const list: unknown[] = [errors, error].find(Array.isArray) ?? [];
  return {
    message: typeof message === 'string' ? message : '',
    errors: list.filter(isFieldError),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is Problem['errors'][number] =>
  isRecord(value) && typeof value.type === 'string' && typeof value.message === 'string';
