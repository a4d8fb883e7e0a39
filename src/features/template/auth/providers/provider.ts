import type { TemplateUser } from '../../../../api/template.gen.ts';

/** A provider's data of a user. It has no roles. */
export interface ProviderLogin {
  user: Omit<TemplateUser, 'from' | 'role'>;
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Thrown when a provider refuses a login: one of its codes, or one of ours, and its own message. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: string;

  constructor(code: string, said = '') {
    super(said);
    this.code = code;
  }
}

interface Credentials {
  email: string;
  password: string;
}

/** A provider that uses our form for the password, as Firebase does. Both calls may throw a ProviderFailure. */
interface PasswordProvider {
  logIn(credentials: Credentials): Promise<ProviderLogin>;
  register(registration: Credentials & { displayName: string }): Promise<ProviderLogin>;
}

/** A provider with its own login page, as Auth0 has: it returns to /callback with a code. */
export interface RedirectProvider {
  /** The address of its login page, for this state and nonce. */
  authorize(login: { state: string; nonce: string }): Promise<string>;
  /** Exchanges the code of /callback. The nonce is the one in the ID token; may throw a ProviderFailure. */
  exchange(code: string): Promise<{ login: ProviderLogin; nonce: string }>;
}

/** The providers of the product; docs/providers.md explains how to add an SDK. */
export interface Providers {
  firebase: PasswordProvider;
  auth0: RedirectProvider;
}
