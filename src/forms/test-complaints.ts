import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { messages } from '../i18n/locales/en/organiser.po';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

/** For tests: the first error of each field, in English. */
export function listComplaints(schema: v.GenericSchema, values: Record<string, string>) {
  const { issues } = v.safeParse(schema, values);
  const entries = (issues ?? []).map((issue) => [v.getDotPath(issue), i18n._(issue.message)] as const);
  return Object.fromEntries(entries.toReversed());
}
