export type AuthForm = 'login' | 'register' | 'forgotPassword' | 'resetPassword';
/** The layout of a page. */
export type Variant = 1 | 2 | 3;

interface AuthPage {
  form: AuthForm;
  variant: Variant;
}

/** The pages of /pages/auth (the specification, section 2), by the last part of their address. */
export const authPages = {
  login: { form: 'login', variant: 1 },
  'login-2': { form: 'login', variant: 2 },
  'login-3': { form: 'login', variant: 3 },
  register: { form: 'register', variant: 1 },
  'register-2': { form: 'register', variant: 2 },
  'register-3': { form: 'register', variant: 3 },
  'forgot-password': { form: 'forgotPassword', variant: 1 },
  'forgot-password-2': { form: 'forgotPassword', variant: 2 },
  'reset-password': { form: 'resetPassword', variant: 1 },
  'reset-password-2': { form: 'resetPassword', variant: 2 },
} satisfies Record<string, AuthPage>;

export type AuthPageName = keyof typeof authPages;

export const isAuthPage = (name = ''): name is AuthPageName => Object.hasOwn(authPages, name);
