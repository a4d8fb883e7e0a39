import type { TemplateUser } from '../../../src/api/template.gen.ts';
import { passwordMark } from '../password-mark.ts';

/** An account of the template's login pages. No password is stored, because people may type real ones. */
export interface Account extends TemplateUser {
  passwordMark: string;
}

type Seed = Pick<TemplateUser, 'id' | 'displayName' | 'email' | 'role'>;

const account = (user: Seed, password: string, from: TemplateUser['from'] = 'custom-db'): Account => ({
  ...user,
  from,
  photoURL: '',
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
  // The owner of the profile.
  account(
    { id: 'selin', displayName: 'Selin Arslan', email: 'selin@arslan-events.example', role: ['admin'] },
    'marigold',
  ),
  account(
    { id: 'filiz', displayName: 'Filiz Ateş', email: 'filiz@firebase.test', role: ['admin'] },
    'flame tree',
    'firebase',
  ),
  account(
    { id: 'aylin', displayName: 'Aylin Sıfır', email: 'aylin@auth0.test', role: ['admin'] },
    'zero hour',
    'auth0',
  ),
];
