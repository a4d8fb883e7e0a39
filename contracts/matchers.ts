import { Matchers } from '@pact-foundation/pact';

const { regex, matchStatus, HTTPResponseStatusClass } = Matchers;

/** A token in the form that the product keeps: a JWT, here of nobody. */
export const token = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjY2NWQxMDAwMDAwMDAwMDAwMDAwMDAwMSJ9.c2ln';
export const aToken = regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]*$', token);

/** An id as the product takes it (openapi/QUESTIONS.md, A17). */
export const anId = (example: string) => regex('^[\\w-]{1,128}$', example);

/**
 * The header of a signed-in organiser. In a verification the provider state gives the token: `{token}`
 * in its answer.
 */
export const signedIn = {
  Authorization: {
    ...regex('^Bearer .+$', `Bearer ${token}`),
    'pact:generator:type': 'ProviderState',
    expression: 'Bearer ${token}',
  },
};

/** Any 2xx, where the product takes any (openapi/QUESTIONS.md, A6). */
export const anySuccess = (example: number) => matchStatus(example, HTTPResponseStatusClass.Success);
/** Any 4xx, where the product reads what the refusal says and not which it is. */
export const anyRefusal = (example: number) => matchStatus(example, HTTPResponseStatusClass.ClientError);
