import { parseData } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import type { TemplateCredentials, TemplateRegistration } from '../api/template.gen.ts';

/** The predefined user of the demo pages. */
export const templateUser = { name: 'Samira Nasser', email: 'samira@template.test', password: 'saffron' };

/** signInToTemplate. Wrong credentials throw an ApiError whose `errors` name the field. */
export const signInToTemplate = async (templateApi: TemplateApi, body: TemplateCredentials) =>
  parseData(await templateApi.POST('/api/auth', { body }), 'accessToken');

/** registerInTemplate. A taken address throws an ApiError whose `errors` name the field. */
export const registerInTemplate = async (templateApi: TemplateApi, body: TemplateRegistration) =>
  parseData(await templateApi.POST('/api/auth/register', { body }), 'accessToken');

/** renewTemplateToken. An invalid token throws an ApiError of status 401. */
export const renewTemplateToken = async (templateApi: TemplateApi, accessToken: string) =>
  parseData(await templateApi.POST('/api/auth/access-token', { body: { accessToken } }), 'accessToken');
