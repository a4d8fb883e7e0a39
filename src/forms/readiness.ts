import * as v from 'valibot';

type Texts = Readonly<Record<string, string>>;

/** Whether a form's values differ from the initial ones. Space around a text is ignored. */
export const isChanged = (defaultValue: Texts, values: Texts) =>
  Object.entries(defaultValue).some(([name, text]) => (values[name] ?? '').trim() !== text.trim());

/** A form can be sent once it is changed and valid (the specification, section 5). */
export const isReady = (schema: v.GenericSchema, defaultValue: Texts, values: Texts) =>
  isChanged(defaultValue, values) && v.is(schema, values);
