import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';

/** listQuestions. */
export const questionsQuery = (templateApi: TemplateApi) =>
  templateQuery(['listQuestions'], (signal) => templateApi.GET('/api/faq', { signal }));
