import type { TemplateUser } from '../../../../api/template.gen.ts';

/** What a provider says of somebody whom it let in. It knows no roles. */
export interface ProviderLogin {
  user: Omit<TemplateUser, 'from' | 'role'>;
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Thrown by a provider that lets somebody not in: one of its codes, or one of ours, and its own words. */
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

/** A provider that takes the password in our form, as Firebase does. Both calls may throw a ProviderFailure. */
interface PasswordProvider {
  logIn(credentials: Credentials): Promise<ProviderLogin>;
  register(registration: Credentials & { displayName: string }): Promise<ProviderLogin>;
}

/** A provider with a login page of its own, as Auth0 has: it leads back to /callback with a code. */
export interface RedirectProvider {
  /** The address of its login page, for a login with this state and this nonce. */
  authorize(login: { state: string; nonce: string }): Promise<string>;
  /** Exchanges the code of /callback. The nonce is the one in the ID token; may throw a ProviderFailure. */
  exchange(code: string): Promise<{ login: ProviderLogin; nonce: string }>;
}

/** The providers of the product; docs/providers.md says how to plug an SDK in. */
export interface Providers {
  firebase: PasswordProvider;
  auth0: RedirectProvider;
}
