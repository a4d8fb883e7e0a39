/** The types that connect a handler to its operation in the generated schema. */

type ContentOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type PartOf<T, Name extends string> = T extends { [Key in Name]?: infer Part }
  ? [Part] extends [undefined]
    ? object
    : NonNullable<Part>
  : object;

/** The input of a handler, validated against the description. */
interface Call<Operation, User> {
  params: Operation extends { parameters: infer P } ? PartOf<P, 'path'> : never;
  query: Operation extends { parameters: infer P } ? PartOf<P, 'query'> : never;
  body: Operation extends { requestBody: infer B } ? ContentOf<B> : undefined;
  /** The account of the token; undefined where the operation needs none. */
  user: User;
}

/** A status of the operation's description, with its body. */
type Answer<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: undefined extends ContentOf<Responses[Status]>
        ? { status: Status; body?: undefined }
        : { status: Status; body: ContentOf<Responses[Status]> };
    }[keyof Responses & number]
  : never;

/** An operation without its schemas: see tools/gen.ts. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** Needs no token. */
  readonly open: boolean;
  readonly query: { readonly [name: string]: string };
}

/** A handler for every operation. A missing one, or one with another response type, does not compile. */
export type Handlers<Operations, Routes, Db, User> = {
  readonly [Id in keyof Operations & keyof Routes]: (
    db: Db,
    call: Call<Operations[Id], Routes[Id] extends { open: true } ? undefined : User>,
  ) => Answer<Operations[Id]>;
};

/** The same without types, for serving: the description has been checked by then. */
export type AnyHandler<Db> = (
  db: Db,
  call: { params: unknown; query: unknown; body: unknown; user: unknown },
) => { status: number; body?: unknown };

/** A mock API: its routes, their access rules and their handlers. */
export interface Api<Db> {
  readonly routes: { readonly [operationId: string]: Route };
  readonly handlers: { readonly [operationId: string]: AnyHandler<Db> };
  /** Returns the account of an Authorization header; undefined if it is not valid. */
  findUser(db: Db, authorization: string | null): unknown;
}

/**
 * Validates calls and responses against the description. Each method returns a sentence about the first error, or
 * undefined.
 */
export interface Validator {
  request(
    operationId: string,
    call: { params: unknown; query: unknown; body: unknown },
  ): ValidationError | undefined;
  response(operationId: string, status: number, body: unknown): string | undefined;
}

export interface ValidationError {
  message: string;
  errors: { type: string; message: string }[];
}
