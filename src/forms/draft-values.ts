import type { FormTexts } from '../storage/drafts.ts';

/** What a form starts with: the draft's texts in the fields that the form still has. */
export const withDraft = <Values extends Readonly<FormTexts>>(
  defaultValue: Values,
  draft: Readonly<FormTexts> | undefined,
): Values => {
  const known = Object.entries(draft ?? {}).filter(([name]) => Object.hasOwn(defaultValue, name));
  return { ...defaultValue, ...Object.fromEntries(known) };
};

/** Reads the texts of a form's fields by name. A box that is not ticked sends nothing: '' here. Files are left out. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  const data = new FormData(form);
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, readText(name)]));
}
