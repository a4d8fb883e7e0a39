import * as v from 'valibot';
import { UsageError } from '../usage-error.ts';

const createPath = (example: string) =>
  v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s?#]*$/, `is not a path such as ${example}`));
const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s?#]+$/, 'is not an address such as https://api.example.com/api/v1'),
  v.url('is not an address'),
);
const place = v.pipe(
  v.string(),
  v.check((text) => !/^https?:\/\/[^/]*@/.test(text), 'holds credentials, which every visitor could read'),
  v.union([createPath('/cards'), webAddress], 'must be a path or an http(s) address'),
);
const withoutTrailingSlash = v.transform((value: string) => value.replace(/\/+$/, ''));

const environment = v.object({
  VITE_API_BASE_URL: v.pipe(
    v.optional(place, '/api/v1'),
    withoutTrailingSlash,
    v.endsWith('/api/v1', 'must end in /api/v1, as every call of the backend does'),
  ),
  VITE_CARD_BASE_URL: v.pipe(v.optional(place, '/cards'), withoutTrailingSlash),
  VITE_CONTACT_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^\+?[\d\s().-]{5,24}$/, 'must be a phone number such as +1 555 010 0199')),
    '+1 555 010 0199',
  ),
  VITE_COUNTRY_CODE: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]\d{0,3})?$/, 'must be a country code in digits such as 90')),
    '',
  ),
  VITE_POWERED_BY: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'Guestwise'),
  VITE_REFRESH_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^(0|[1-9]\d{1,3})$/, 'must be 0, or a number of seconds from 10 to 9999')),
    '30',
  ),
  VITE_SITE_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s?#@]+)?$/, 'must be an http(s) address')), ''),
    withoutTrailingSlash,
  ),
  VITE_REPORT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^$|^\/(?!\/)[^\s?#]*$/, 'must be a path of the same host')),
    '',
  ),
  VITE_BASE_PATH: v.pipe(
    v.optional(
      v.pipe(createPath('/party/'), v.regex(/^[/\w.~-]+$/, 'may hold letters, digits and / . ~ - _ only')),
      '/',
    ),
    v.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
  ),
});

/** Variables of Vite itself, and those that the configuration sets. */
const isToolOwn = (name: string) => ['VITE_USER_NODE_ENV', 'VITE_DEMO_ACCOUNTS'].includes(name);

/** The build-time variables of the README, checked, with their defaults. */
export type Environment = v.InferOutput<typeof environment>;

/**
 * Reads the build-time variables.
 * @throws UsageError with one line for each invalid variable
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const unknown = Object.keys(variables).filter((name) => !(name in environment.entries) && !isToolOwn(name));
  if (unknown.length > 0)
    throw new UsageError(
      `The build knows no ${unknown.join(', ')}. Its variables are ${Object.keys(environment.entries).join(', ')}.`,
    );
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (result.success) return result.output;
  const lines = result.issues.map(
    // The message ends up in logs, so it does not repeat the value.
    (issue) =>
      `  ${v.getDotPath(issue)}=${String(issue.input).replace(/(?<=:\/\/)[^/]*@/, '…@')} ${issue.message}`,
  );
  throw new UsageError(`The build's configuration cannot be used:\n${lines.join('\n')}`);
}
