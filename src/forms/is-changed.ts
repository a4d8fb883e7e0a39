type Texts = Readonly<Record<string, string>>;

/** Whether a form's values differ from the initial ones. Space around a text is ignored. */
export const isChanged = (defaultValue: Texts, values: Texts) =>
  Object.entries(defaultValue).some(([name, text]) => (values[name] ?? '').trim() !== text.trim());
