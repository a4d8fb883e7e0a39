import { Matchers } from '@pact-foundation/pact';

const { regex, matchStatus, HTTPResponseStatusClass } = Matchers;

/** A token in the format that the product keeps: a JWT, here of no real account. */
export const token = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjY2NWQxMDAwMDAwMDAwMDAwMDAwMDAwMSJ9.c2ln';
export const aToken = regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]*$', token);

/** An id as the product accepts it: a string of this form, never a number (openapi/QUESTIONS.md, A17). */
export const anId = (example: string) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'regex', regex: '^[\\w-]{1,128}$' },
  ],
  value: example,
});

/**
 * A timestamp that `Date.parse` reads, as in ISO 8601. Without a time zone, each device would read a different time.
 */
export const aTime = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}T.+(Z|[+-]\\d{2}:?\\d{2})$', example);

/** A number, which may be written as `4` or `4.0`: JSON does not tell them apart. */
export const matchNumber = (value: number) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'number' }, matchDigits(value)],
  value,
});

const matchDigits = (value: number) => ({
  'pact:matcher:type': 'regex' as const,
  regex: String.raw`^${value}(\.0+)?$`,
});

/** A value that the backend's state handler returns during verification, by its name in `${…}`. */
const fromState = (expression: string, example: string) => ({
  ...regex(`^${example.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, example),
  'pact:generator:type': 'ProviderState',
  expression,
});

/** An address that a state returns as `email`. */
export const emailOfState = (example: string) => fromState('${email}', example);
/** Any address. */
export const anEmail = (example: string) => regex('^.+@.+$', example);

/** The header of a logged-in organiser. */
export const signedIn = {
  Authorization: {
    ...fromState('Bearer ${token}', `Bearer ${token}`),
    ...regex('^Bearer .+$', `Bearer ${token}`),
  },
};

/** The path of an operation, whose ids are the backend's own. @param ids examples, by parameter */
export function createPath(template: string, ids: Readonly<Record<string, string>>) {
  if (!template.includes('{')) return template;
  const example = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  return fromState(template.replaceAll('{', '${'), example);
}

/** Any JSON media type, such as that of RFC 9457 for refusals. Its case means nothing. */
export const json = regex('^(?i:application/([\\w.+-]+\\+)?json).*$', 'application/json');

/** Any 2xx, where the product accepts any (openapi/QUESTIONS.md, A6). */
export const anySuccess = (example: number) => matchStatus(example, HTTPResponseStatusClass.Success);
/** Any 4xx, where the product reads the refusal's message and ignores its status. */
export const anyRefusal = (example: number) => matchStatus(example, HTTPResponseStatusClass.ClientError);
/** It does not exist, or no longer. */
export const gone = matchStatus(404, [404, 410]);
/** The request breaks a rule. */
export const invalid = matchStatus(400, [400, 409, 422]);
/** It belongs to another organiser. 401 would log this one out. */
export const notTheirs = matchStatus(404, [403, 404, 410]);
