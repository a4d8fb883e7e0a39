import type { FormTexts } from '../storage/drafts.ts';

/** The initial values of a form: the draft's texts in the fields that still exist. */
export const withDraft = <Values extends Readonly<FormTexts>>(
  defaultValue: Values,
  draft: Readonly<FormTexts> | undefined,
): Values => {
  const known = Object.entries(draft ?? {}).filter(([name]) => Object.hasOwn(defaultValue, name));
  return { ...defaultValue, ...Object.fromEntries(known) };
};

/** Reads the texts of a form by field name. An unticked box sends nothing, which becomes '' here. Files are skipped. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  const data = new FormData(form);
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, readText(name)]));
}
