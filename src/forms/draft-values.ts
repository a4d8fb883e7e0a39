/** What a form starts with: the draft's values in the fields that the form still has. */
export const withDraft = <Values extends Readonly<Record<string, string>>>(
  defaultValue: Values,
  draft: Readonly<Record<string, string>> | undefined,
): Values => {
  const known = Object.entries(draft ?? {}).filter(([name]) => Object.hasOwn(defaultValue, name));
  return { ...defaultValue, ...Object.fromEntries(known) };
};

/** The text in a form's fields; files are not kept. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
