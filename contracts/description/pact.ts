import { readFileSync } from 'node:fs';

/** An interaction, with the parts that the checks of the description use. */
export interface Exchange {
  description: string;
  providerStates?: { params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, unknown>;
    body?: { content: unknown };
  };
  response: { status: number; body?: { content: unknown } };
}

export interface Pact {
  interactions: Exchange[];
}

export const readPact = (file: string): Pact => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The paths of all fields of a body; items of a list as `[]`. */
export function getPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => getPaths(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [at, ...getPaths(inner, at)];
  });
}

/** The last name of a path. */
export const lastName = (path: string) => path.split(/[.[\]]+/).findLast((part) => part !== '') ?? '';
