/** What a form starts with: the draft's values in the fields that the form still has. */
export const withDraft = <Values extends Readonly<Record<string, string>>>(
  defaultValue: Values,
  draft: Readonly<Record<string, string>> | undefined,
): Values => {
  const known = Object.entries(draft ?? {}).filter(([name]) => Object.hasOwn(defaultValue, name));
  return { ...defaultValue, ...Object.fromEntries(known) };
};

/**
 * The texts in a form's fields of these names. A box that is not ticked sends nothing, and counts as an
 * empty text; files are not kept.
 */
export function valuesOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}
