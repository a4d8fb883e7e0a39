/** What the server says when it refuses: the `Problem` of the description, as far as it can be read. */
export interface Problem {
  message: string;
  /** One entry a field: `type` is the field's name (the specification, section 5). */
  errors: { type: string; message: string }[];
}

/** A call that the server refused. Decide on `status`; `message` is the server's own sentence, or ''. */
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

/** The server took a call, and answered nothing by which it could be told what became of it. */
export class UnreadableResponse extends Error {
  override readonly name = 'UnreadableResponse';
}

/**
 * Whether the API says that what was asked for does not exist, or not any more. The 404 page of a proxy
 * is no such answer (docs/decisions/not-found-is-the-apis-word.md).
 */
export const isGone = (error: unknown) =>
  error instanceof ApiError && error.isFromApi && (error.status === 404 || error.status === 410);

/**
 * Reads a refusal's body, whatever it is: an HTML page or nothing gives an empty message.
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
