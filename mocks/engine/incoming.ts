import type { Route } from './operation.ts';

/** A request matched to its operation, not validated yet. */
export interface Incoming {
  operationId: string;
  method: string;
  path: string;
  params: Record<string, string>;
  /** Numbers and booleans where the description has them and the text is one; otherwise the text. */
  query: Record<string, unknown>;
  /** '' where none was sent. */
  body: string;
  authorization: string | null;
  signal: AbortSignal;
  /** The response is not validated. */
  lenient: boolean;
}

/** Passes the call on to the server, which applies and answers it. */
export type Next = (call: Incoming) => Promise<Response>;

/** Returns the path parameters if a path matches a template, slash for slash; otherwise undefined. */
export function parseParams(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? { ...match.groups } : undefined;
}

/** Converts each query value to the type in the description. */
export function parseQuery(types: Route['query'], search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...search].map(([name, text]) => [name, convertValue(types[name], text)]));
}

function convertValue(type: string | undefined, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
