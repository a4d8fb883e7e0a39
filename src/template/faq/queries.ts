import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';

/** listQuestions. */
export const questionsQuery = (templateApi: TemplateApi, language: string) =>
  templateQuery(['listQuestions', language], (signal) =>
    templateApi.GET('/api/faq', { params: { query: { language } }, signal }),
  );
