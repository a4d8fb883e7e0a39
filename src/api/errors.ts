/** The server's refusal: the `Problem` of the description, as far as it can be parsed. */
interface Problem {
  message: string;
  /** One entry per field: `type` is the field's name (the specification, section 5). */
  errors: { type: string; message: string }[];
}

/** The server refused the call. Decide by `status`; `message` is the server's own sentence, or ''. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly method: string;
  /** The path as in the description, such as /api/v1/events/{eventId}. */
  readonly path: string;
  readonly errors: Problem['errors'];
  /** False where the body is neither JSON nor empty, such as the error page of a proxy. */
  readonly isFromApi: boolean;
  /** How long to wait before a retry, in milliseconds, if the server says so (Retry-After). */
  readonly retryAfter: number | undefined;

  /** @param body the parsed body; null where it is empty, undefined where it is not JSON */
  constructor(
    call: { status: number; method: string; path: string; retryAfter?: number | undefined },
    body: unknown,
  ) {
    const { message, errors } = parseProblem(body);
    super(message);
    this.isFromApi = body !== undefined;
    this.retryAfter = call.retryAfter;
    this.status = call.status;
    this.method = call.method;
    this.path = call.path;
    this.errors = errors;
  }
}

/** No response arrived: the device is offline, the server is unreachable, or the call timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** True after a timeout: the server may have received the call, and may have applied it. */
  readonly isTimeout: boolean;

  constructor({ isTimeout = false, cause }: { isTimeout?: boolean; cause?: unknown } = {}) {
    super(isTimeout ? 'No response before the deadline' : 'No response', { cause });
    this.isTimeout = isTimeout;
  }
}

/** A write that did not leave the device: there is no connection. */
export class NotSent extends NetworkError {}

/** The response does not match the description of the API: not JSON, or JSON without the expected data. */
export class UnreadableResponse extends Error {
  override readonly name = 'UnreadableResponse';
}

/**
 * The server may have applied a write, or not: the connection was cut after the call was sent, the call timed out, the
 * server failed (500) or a gateway answered, or the response cannot be read, reports a failure in a 2xx, or differs
 * from the sent values. A read of the record gives the outcome. `cause` is the error of the call.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause?: unknown) {
    super('The outcome of the write is unknown', { cause });
  }
}

/** Whether no response of a read or a write arrived. */
export const isCut = (error: unknown): error is Error =>
  error instanceof NetworkError || (error instanceof OutcomeUnknown && error.cause instanceof NetworkError);

/**
 * Whether a response of a gateway that could not reach the server behind it or timed out, or of a server that failed
 * halfway, leaves the outcome of a write unknown (docs/decisions/responses-of-proxies.md).
 */
export const isFromGateway = ({ status }: ApiError) => status === 408 || status > 500;

/** The call belongs to a session that has ended: its request is not sent, or its response is dropped. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

/**
 * Whether the API says that the record does not exist, or no longer. A proxy's 404 page does not count
 * (docs/decisions/responses-of-proxies.md).
 */
export const isGone = (error: unknown) =>
  error instanceof ApiError && error.isFromApi && (error.status === 404 || error.status === 410);

/** Whether the server could not be reached or did not work: it said nothing about the record. */
export const isUnavailable = (error: unknown) =>
  error instanceof ApiError ? !error.isFromApi || error.status >= 500 : !(error instanceof SessionOver);

/** Whether the call ended its session, which was reported: 401 and 500 do (specification, section 8). */
export const hasEndedSession = (error: unknown): boolean =>
  error instanceof SessionOver ||
  (error instanceof OutcomeUnknown && hasEndedSession(error.cause)) ||
  (error instanceof ApiError &&
    (error.status === 401 || error.status === 500) &&
    error.path.startsWith('/api/v1/'));

/** The server's own sentence about an error, or ''. A 500 says nothing to people, unless it has ended the session. */
export const getServerMessage = (error: unknown) =>
  error instanceof ApiError && (error.status !== 500 || hasEndedSession(error)) ? error.message : '';

/**
 * Parses the body of any refusal: an HTML page or an empty body gives an empty message. The list is called `errors`;
 * `error` is read too (openapi/QUESTIONS.md, A12).
 */
function parseProblem(body: unknown): Problem {
  const { message, errors, error } = isRecord(body) ? body : {};
  const list: unknown[] = [errors, error].find(Array.isArray) ?? [];
  return {
    message: typeof message === 'string' ? message : '',
    errors: list.filter(isFieldError),
  };
}

const isFieldError = (value: unknown): value is Problem['errors'][number] =>
  isRecord(value) && typeof value.type === 'string' && typeof value.message === 'string';

/** The new record exists already, perhaps from an earlier call whose outcome was unknown. */
export class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
}

/**
 * Whether an envelope means that the call failed, whatever the status of the response. After such a response the server
 * is read again (faults.md, F04).
 */
export function hasEnvelopeError(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, success, errors } = body;
  const isFailure = status !== undefined && status !== null && !isSuccess(status);
  return isFailure || success === false || (Array.isArray(errors) && errors.length > 0);
}

/** Whether the `status` of an envelope means success (specification, section 7). */
export const isSuccess = (status: unknown) =>
  typeof status === 'string' && /^(success|ok)$/i.test(status.trim());

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
