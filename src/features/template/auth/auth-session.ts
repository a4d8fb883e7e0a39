import type { TemplateApi } from '../../../api/template-client.ts';
import type {
  TemplateCredentials,
  TemplateRegistration,
  TemplateSession,
} from '../../../api/template.gen.ts';

/** The predefined user of the demo pages. */
export const templateUser = { name: 'Samira Nasser', email: 'samira@template.test', password: 'saffron' };

/** signInToTemplate. Wrong credentials throw an ApiError whose `errors` name the field. */
export const signInToTemplate = async (templateApi: TemplateApi, body: TemplateCredentials) =>
  requireSession(await templateApi.POST('/api/auth', { body }));

/** registerInTemplate. A taken address throws an ApiError whose `errors` name the field. */
export const registerInTemplate = async (templateApi: TemplateApi, body: TemplateRegistration) =>
  requireSession(await templateApi.POST('/api/auth/register', { body }));

/** renewTemplateToken. An invalid token throws an ApiError of status 401. */
export const renewTemplateToken = async (templateApi: TemplateApi, accessToken: string) =>
  requireSession(await templateApi.POST('/api/auth/access-token', { body: { accessToken } }));

function requireSession({ data }: { data?: TemplateSession }): TemplateSession {
  if (!data) throw new Error('The answer holds no session');
  return data;
}
