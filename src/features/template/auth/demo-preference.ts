import type { TemplateApi } from '../../../api/template-client.ts';
import type { TemplateUser } from '../../../api/template.gen.ts';
import { demoSession, savedTexts } from '../../../domain/demo-session.ts';

type Preference = Readonly<Record<string, unknown>>;

const known = new WeakMap<TemplateUser, Preference>();

/**
 * Settings and shortcuts of a demo user, in the format of the product's preference: the same object for the same user.
 */
export function getPreference(user: TemplateUser): Preference {
  const { settings, shortcuts } = user;
  const preference = known.get(user) ?? { ...(settings && { settings }), ...(shortcuts && { shortcuts }) };
  known.set(user, preference);
  return preference;
}

const withPreference = <T extends object>(user: T, { settings, shortcuts }: Preference): T => ({
  ...user,
  ...(isRecord(settings) && { settings }),
  ...(Array.isArray(shortcuts) && { shortcuts }),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parts of a `createPreferenceChanges` that stores the preference in the account of the demo's login. */
export const createDemoPreference = (templateApi: TemplateApi) => ({
  session: {
    getSnapshot() {
      const session = demoSession.getSnapshot();
      if (!session) return { status: 'signed-out' };
      return { status: 'signed-in', user: { preference: getPreference(session.user) } };
    },
    getToken: () => demoSession.getSnapshot()?.accessToken,
    setPreference(preference: Preference) {
      const session = demoSession.getSnapshot();
      if (!session) return;
      const { settings: _settings, shortcuts: _shortcuts, ...user } = session.user;
      demoSession.setUser(withPreference<TemplateUser>(user, preference));
    },
  },
  /** updateTemplateUser. */
  async save(preference: Preference) {
    const user = demoSession.getSnapshot()?.user;
    if (!user) return;
    const { id, displayName, email, photoURL } = user;
    const data = withPreference({ displayName, email, photoURL }, preference);
    await templateApi.POST('/api/auth/user/update', { body: { user: { id, data } } });
  },
  getSavedText: () => savedTexts[demoSession.getSnapshot()?.user.from ?? 'custom-db'],
});
