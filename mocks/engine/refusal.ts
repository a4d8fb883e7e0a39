/** Thrown by a handler that refuses a call. The server answers with it as a `Problem`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: { type: string; message: string }[];

  constructor(status: number, message: string, errors: { type: string; message: string }[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export const badRequest = (message: string) => new Refusal(400, message);
export const notFound = (message: string) => new Refusal(404, message);
/** A refusal because of one field, such as a taken email address. */
export const wrongField = (status: number, message: string, type: string, because: string) =>
  new Refusal(status, message, [{ type, message: because }]);

/** A refusal as a response: the `Problem` of the description, which is a `FieldProblem` too. */
export const problemResponse = ({ status, message, errors }: Refusal): Response =>
  jsonResponse({ status: status < 500 ? 'fail' : 'error', message, errors }, { status });

/** `Response.json`, which Safari 16.4 and Firefox 114 lack. */
export function jsonResponse(body: unknown, init?: ResponseInit): Response {
  const response = new Response(JSON.stringify(body), init);
  response.headers.set('content-type', 'application/json');
  return response;
}
