import type { DemoApi } from '../../api/demo-client.ts';
import type { DemoCredentials, DemoRegistration, DemoSession } from '../../api/demo.gen.ts';

/** signInToDemo. Wrong credentials come as an ApiError whose `errors` name the field. */
export async function signInToDemo(demoApi: DemoApi, body: DemoCredentials): Promise<DemoSession> {
  const { data } = await demoApi.POST('/api/auth', { body });
  return given(data);
}

/** registerInDemo. A taken address comes as an ApiError whose `errors` name the field. */
export async function registerInDemo(demoApi: DemoApi, body: DemoRegistration): Promise<DemoSession> {
  const { data } = await demoApi.POST('/api/auth/register', { body });
  return given(data);
}

/** renewDemoToken. A token that does not hold comes as an ApiError of status 401. */
export async function renewDemoToken(demoApi: DemoApi, accessToken: string): Promise<DemoSession> {
  const { data } = await demoApi.POST('/api/auth/access-token', { body: { accessToken } });
  return given(data);
}

function given(session: DemoSession | undefined): DemoSession {
  if (!session) throw new Error('The answer holds no session');
  return session;
}
