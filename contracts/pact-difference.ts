import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

interface PactFile {
  interactions: { description: string }[];
}

/**
 * Lists the differences between two pacts, one line each: `-` only in the first, `+` only in the second. Interactions
 * are matched by description, pinned and sent values by path.
 */
export function comparePacts(before: string, after: string): string[] {
  const [old, recent] = [readByDescription(before), readByDescription(after)];
  const names = [...new Set([...old.keys(), ...recent.keys()])].toSorted();
  return names.flatMap((name) => {
    const [one, other] = [old.get(name), recent.get(name)];
    if (!other) return [`- ${name}`];
    if (!one) return [`+ ${name}`];
    return isDeepStrictEqual(one, other) ? [] : compareFacts(name, flatten(one), flatten(other));
  });
}

const readByDescription = (file: string) =>
  new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as PactFile).interactions.map((each) => [each.description, each]),
  );

function compareFacts(name: string, before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.flatMap((path) => {
    const [one, other] = [before.get(path), after.get(path)];
    if (isDeepStrictEqual(one, other)) return [];
    return [
      ...(before.has(path) ? [`- ${name}: ${path} ${JSON.stringify(one)}`] : []),
      ...(after.has(path) ? [`+ ${name}: ${path} ${JSON.stringify(other)}`] : []),
    ];
  });
}

/** Every leaf by its path. */
function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return new Map([[path, value]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
