import type { TemplateUser } from '../../../src/api/template.gen.ts';
import { passwordMark } from '../password-mark.ts';

/** An account of the template's sign-in pages. People type real passwords into the strangest places, so none is kept. */
export interface Account extends TemplateUser {
  passwordMark: string;
}

const account = (user: TemplateUser, password: string): Account => ({
  ...user,
  passwordMark: passwordMark(user.id, password),
});

/** The demo users of the specification, section 6: admin and staff. */
export const accounts: readonly Account[] = [
  account(
    { id: 'samira', displayName: 'Samira Nasser', email: 'samira@template.test', role: ['admin'] },
    'saffron',
  ),
  account(
    { id: 'emre', displayName: 'Emre Yıldız', email: 'emre@template.test', role: ['staff'] },
    'cardamom',
  ),
];
