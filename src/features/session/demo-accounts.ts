import * as v from 'valibot';

const account = v.object({
  email: v.string(),
  password: v.string(),
  role: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
});
export type DemoAccount = v.InferOutput<typeof account>;

const accounts = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(account)), []);

/** The accounts of the mock backend for the login page; a production build includes none. */
export const demoAccounts: DemoAccount[] = v.parse(accounts, import.meta.env.VITE_DEMO_ACCOUNTS ?? '[]');
