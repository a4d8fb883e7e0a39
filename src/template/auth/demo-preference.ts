import type { TemplateApi } from '../api/client.ts';
import type { TemplateUser } from '../api/template.gen.ts';
import { demoSession, savedTexts } from '../api/demo-session.ts';

type Preference = Readonly<Record<string, unknown>>;

const preferences = new WeakMap<TemplateUser, Preference>();

/** Settings and shortcuts of a user of the demo, as the product's preference: the same object for the same user. */
export function getDemoPreference(user: TemplateUser): Preference {
  const { settings, shortcuts } = user;
  const preference = preferences.get(user) ?? {
    ...(settings && { settings }),
    ...(shortcuts && { shortcuts }),
  };
  preferences.set(user, preference);
  return preference;
}

const withPreference = <T extends object>(user: T, { settings, shortcuts }: Preference): T => ({
  ...user,
  ...(isRecord(settings) && { settings }),
  ...(Array.isArray(shortcuts) && { shortcuts }),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parts of `createPreferenceChanges` that store the preference in the account of the demo's login. */
export const createDemoPreference = (templateApi: TemplateApi) => ({
  session: {
    getSnapshot() {
      const session = demoSession.getSnapshot();
      if (!session) return { status: 'signed-out' };
      return { status: 'signed-in', user: { preference: getDemoPreference(session.user) } };
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
  /** Nothing to read: the next login has what was saved. */
  refresh() {},
  getSavedText: () => savedTexts[demoSession.getSnapshot()?.user.from ?? 'custom-db'],
});
