import type { Route } from './operation.ts';

/** A request that has found its operation, before anything of it is trusted. */
export interface Incoming {
  operationId: string;
  method: string;
  path: string;
  params: Record<string, string>;
  /** Numbers and booleans where the description has them and the text is one; else the text. */
  query: Record<string, unknown>;
  /** '' where none was sent. */
  body: string;
  authorization: string | null;
  signal: AbortSignal;
  /** The answer is not held against the description. */
  lenient: boolean;
}

/** Goes on to the server, which applies the call and answers. */
export type Next = (call: Incoming) => Promise<Response>;

/** The path parameters where a path is that of a template, slash for slash; undefined where it is not. */
export function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const names = template.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const params: [string, string][] = [];
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? '';
    if (!name.startsWith('{')) {
      if (name !== part) return undefined;
    } else if (part === '') {
      return undefined;
    } else {
      params.push([name.slice(1, -1), decoded(part)]);
    }
  }
  return Object.fromEntries(params);
}

/** The query with each value in the type that the description gives it. */
export function queryOf(route: Route, search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...search].map(([name, text]) => [name, typed(route.query[name], text)]));
}

function typed(type: string | undefined, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
