import type { DemoUser } from '../../../src/api/demo.gen.ts';
import { passwordMark } from '../password-mark.ts';

/** An account of the demo pages. People type real passwords into the strangest places, so none is kept. */
export interface Account extends DemoUser {
  passwordMark: string;
}

const account = (user: DemoUser, password: string): Account => ({
  ...user,
  passwordMark: passwordMark(user.id, password),
});

/** The demo users of the specification, section 6: admin and staff. */
export const accounts: readonly Account[] = [
  account(
    { id: 'samira', displayName: 'Samira Nasser', email: 'samira@demo.test', role: ['admin'] },
    'saffron',
  ),
  account({ id: 'emre', displayName: 'Emre Yıldız', email: 'emre@demo.test', role: ['staff'] }, 'cardamom'),
];
