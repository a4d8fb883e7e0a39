/** A node of a parsed description. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** What people read: it changes nothing that is sent. */
const prose = new Set([
  'info',
  'tags',
  'summary',
  'description',
  'title',
  'example',
  'examples',
  'operationId',
]);
const isProse = (key: string) => prose.has(key) || key.startsWith('x-');
/** Below these keys are names, not keywords. */
const maps = new Set([
  'paths',
  'content',
  'headers',
  'responses',
  'parameters',
  'schemas',
  'securitySchemes',
  'components',
]);

const compareAsText = (one: Json, other: Json) => JSON.stringify(one).localeCompare(JSON.stringify(other));
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists what a description states, apart from its prose, as a flat list: "Signup.phone minLength" -> "10". A property
 * of a schema is `required`, `optional` or `forbidden` (`not: {}`, or `false`, which says the same). A `$ref` is a fact
 * of its own, so that each schema is listed once. So is the path and method of an operation.
 */
function listFacts(description: unknown): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (subject: string, key: string, value: Json) =>
    facts.set(`${subject} ${key}`.trim(), typeof value === 'string' ? value : JSON.stringify(value));

  function visitProperties(subject: string, { properties, required }: JsonObject) {
    const schemas = isObject(properties) ? properties : {};
    const requiredNames = Array.isArray(required) ? required.map(String) : [];
    for (const name of new Set([...Object.keys(schemas), ...requiredNames])) {
      const schema = schemas[name];
      const isForbidden = ['false', '{"not":{}}'].includes(JSON.stringify(schema));
      const optional = isForbidden ? 'forbidden' : 'optional';
      add(`${subject}.${name}`, '', requiredNames.includes(name) ? 'required' : optional);
      if (isObject(schema) && !isForbidden) visit(`${subject}.${name}`, schema);
    }
  }

  function visit(subject: string, node: JsonObject, isMap = false, address = subject) {
    const { size } = facts;
    if (typeof node.operationId === 'string') add(subject, '', address);
    visitProperties(subject, isMap ? {} : node);
    for (const [key, value] of Object.entries(node)) {
      const isSchemaKey = key === 'properties' || (key === 'required' && Array.isArray(value));
      if (!isMap && (isProse(key) || isSchemaKey)) continue;
      const inner = `${subject} ${key}`.trim();
      if (isObject(value)) visit(getSubject(inner, value), value, !isMap && maps.has(key), inner);
      else if (Array.isArray(value) && value.some(isObject)) visitItems(inner, value);
      else add(subject, key, Array.isArray(value) ? value.toSorted(compareAsText) : value);
    }
    // Such as a status without a body, or `{}` in a list of securities: none is needed.
    if (facts.size === size) add(subject, '', {});
  }

  /** Parameters by their names, other items by their places. */
  function visitItems(subject: string, items: Json[]) {
    for (const [place, item] of items.entries()) {
      if (!isObject(item)) add(subject, String(place), item);
      else {
        const name = [item.name, item.$ref].find((each) => typeof each === 'string') ?? String(place);
        visit(`${subject} ${name.split('/').at(-1)}`, item);
      }
    }
  }

  visit('', description as JsonObject);
  return facts;
}

/** An operation is called by its id, and a component by its own name. */
function getSubject(path: string, { operationId }: JsonObject): string {
  if (typeof operationId === 'string') return operationId;
  return path.replace(/^(?:components|schemas) (?=\S)/, '');
}

/** Lists the facts that differ, each as "Signup.phone minLength: 10 → 12". */
export function listChanges(released: unknown, current: unknown): string[] {
  const [before, after] = [listFacts(released), listFacts(current)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: ${before.get(key) ?? 'nothing'} → ${after.get(key) ?? 'nothing'}`);
}

/**
 * Lists the changes since the release that the newest section of the changelog does not name, each between backticks.
 * @param changelog the text of openapi/CHANGELOG.md
 */
export function findUnnamedChanges(released: Versioned, current: Versioned, changelog: string): string[] {
  const changes = listChanges(released, current);
  if (changes.length === 0) return [];
  const { version } = current.info;
  if (version === released.info.version) return [`info.version: ${version} is released, raise it`];
  const [, newest = ''] = changelog.split(/^## /m);
  if (!newest.startsWith(`${version}\n`)) return [`openapi/CHANGELOG.md does not begin with ${version}`];
  return changes.filter((change) => !newest.includes(`\`${change}\``));
}
interface Versioned {
  info: { version: string };
}
