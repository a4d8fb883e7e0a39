import type * as v from 'valibot';
import { useSchemaForm } from './use-schema-form.ts';

interface PlainFormOptions<Schema extends v.GenericSchema> {
  /** The saved texts of the fields, by name. */
  defaultValue: Record<keyof v.InferInput<Schema> & string, string>;
  save(value: v.InferOutput<Schema>): Promise<unknown>;
  /** The form is saved, and still on the screen. */
  onSaved(): void;
}

/** A form without a draft: the last save wins. A save that fails after the form was left is told by a toast. */
export const usePlainForm = <Schema extends v.GenericSchema>(
  schema: Schema,
  { defaultValue, save, onSaved }: PlainFormOptions<Schema>,
) => useSchemaForm(schema, { defaultValue, submit: save, onSent: onSaved });
