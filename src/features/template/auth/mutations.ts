import type { TemplateApi } from '../../../api/template-client.ts';
import type {
  TemplateCredentials,
  TemplateRegistration,
  TemplateSession,
} from '../../../api/template.gen.ts';

/** signInToTemplate. Wrong credentials throw an ApiError whose `errors` name the field. */
export async function signInToTemplate(
  templateApi: TemplateApi,
  body: TemplateCredentials,
): Promise<TemplateSession> {
  const { data } = await templateApi.POST('/api/auth', { body });
  return requireSession(data);
}

/** registerInTemplate. A taken address throws an ApiError whose `errors` name the field. */
export async function registerInTemplate(
  templateApi: TemplateApi,
  body: TemplateRegistration,
): Promise<TemplateSession> {
  const { data } = await templateApi.POST('/api/auth/register', { body });
  return requireSession(data);
}

/** renewTemplateToken. An invalid token throws an ApiError of status 401. */
export async function renewTemplateToken(
  templateApi: TemplateApi,
  accessToken: string,
): Promise<TemplateSession> {
  const { data } = await templateApi.POST('/api/auth/access-token', { body: { accessToken } });
  return requireSession(data);
}

/** requestPasswordReset. It does not reveal whether the account exists. */
export async function requestPasswordReset(templateApi: TemplateApi, email: string): Promise<void> {
  await templateApi.POST('/api/auth/forgot-password', { body: { email }, parseAs: 'text' });
}

/** resetPassword. A token that is no longer valid throws an ApiError of status 400. */
export async function resetPassword(
  templateApi: TemplateApi,
  body: { token: string; password: string },
): Promise<void> {
  await templateApi.POST('/api/auth/reset-password', { body, parseAs: 'text' });
}

function requireSession(session: TemplateSession | undefined): TemplateSession {
  if (!session) throw new Error('The answer holds no session');
  return session;
}
