import { Matchers } from '@pact-foundation/pact';

const { regex, matchStatus, HTTPResponseStatusClass } = Matchers;

/** A token in the form that the product keeps: a JWT, here of nobody. */
export const token = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjY2NWQxMDAwMDAwMDAwMDAwMDAwMDAwMSJ9.c2ln';
export const aToken = regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]*$', token);

/** An id as the product takes it: a string of this form, never a number (openapi/QUESTIONS.md, A17). */
export const anId = (example: string) => regex('^[\\w-]{1,128}$', example);

/** A point in time that `Date.parse` reads, as in ISO 8601: without a zone it would be another one at each device. */
export const aTime = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}T.+(Z|[+-]\\d{2}:?\\d{2})$', example);

/** A number of people. The guest page also reads one that comes as text. */
export const countOf = (count: number) => ({
  'pact:matcher:type': 'regex' as const,
  regex: `^${count}$`,
  value: count,
});

/** A value that the backend's state handler gives at the verification, by its name in `${…}`. */
const fromState = (expression: string, example: string) => ({
  ...regex(`^${example.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, example),
  'pact:generator:type': 'ProviderState',
  expression,
});

/** The header of a signed-in organiser. */
export const signedIn = {
  Authorization: {
    ...fromState('Bearer ${token}', `Bearer ${token}`),
    ...regex('^Bearer .+$', `Bearer ${token}`),
  },
};

/** The path of an operation, whose ids are the backend's own. @param ids examples, by parameter */
export function pathOf(template: string, ids: Readonly<Record<string, string>>) {
  if (!template.includes('{')) return template;
  const example = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  return fromState(template.replaceAll('{', '${'), example);
}

/** JSON by any of its names, such as that of RFC 9457 for refusals. */
export const json = regex('^application/([\\w.+-]+\\+)?json.*$', 'application/json');

/** Any 2xx, where the product takes any (openapi/QUESTIONS.md, A6). */
export const anySuccess = (example: number) => matchStatus(example, HTTPResponseStatusClass.Success);
/** Any 4xx, where the product reads what the refusal says and not which it is. */
export const anyRefusal = (example: number) => matchStatus(example, HTTPResponseStatusClass.ClientError);
/** There is no such thing, or not any more. */
export const gone = matchStatus(404, [404, 410]);
/** What was sent breaks a rule. */
export const invalid = matchStatus(400, [400, 409, 422]);
/** Not this organiser's. 401 would sign them out. */
export const notTheirs = matchStatus(404, [403, 404, 410]);
