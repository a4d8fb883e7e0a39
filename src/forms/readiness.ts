import * as v from 'valibot';

/** A form can be sent once it is changed and valid (the specification, section 5). */
export const isReady = (
  schema: v.GenericSchema,
  defaultValue: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
) => Object.keys(defaultValue).some((name) => values[name] !== defaultValue[name]) && v.is(schema, values);
