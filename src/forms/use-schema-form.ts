import { useForm, useFormData } from '@conform-to/react/future';
import { msg } from '@lingui/core/macro';
import { useId, useRef, useState } from 'react';
import type * as v from 'valibot';
import { SessionOver } from '../api/bearer.ts';
import type { Draft } from '../storage/drafts.ts';
import { valuesOf, withDraft } from './draft-values.ts';
import { isReady } from './readiness.ts';
import { errorsFor } from './server-errors.ts';

const noAnswer = msg`This could not be sent. Please check your connection and try again.`.id;

/**
 * Conform and Valibot, as every form of the product uses them: checked on each change, ready once it
 * is changed and valid, sent once however often it is submitted, the server's errors in their places.
 */
export function useSchemaForm<Schema extends v.GenericSchema>(
  schema: Schema,
  {
    defaultValue,
    submit,
    draft,
  }: {
    /** What stands in the fields at first; a form's fields are text, whatever its schema makes of them. */
    defaultValue: Record<keyof v.InferInput<Schema> & string, string>;
    submit(value: v.InferOutput<Schema>): Promise<void>;
    /** Where the unsaved values are kept; for forms whose work must not be lost, never for passwords. */
    draft?: Draft;
  },
) {
  const id = useId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [atFirst] = useState(() => withDraft(defaultValue, draft?.read()));
  const { form, fields, intent } = useForm(schema, {
    id,
    defaultValue: new URLSearchParams(atFirst),
    shouldValidate: 'onInput',
    onInput: ({ currentTarget }) => draft?.write(valuesOf(currentTarget)),
    async onSubmit(event, { value, update }) {
      event.preventDefault();
      // A latch, not the state: three clicks in one task all see the state before the first.
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      try {
        await submit(value);
        draft?.remove();
      } catch (error) {
        if (!(error instanceof SessionOver)) {
          update({ error: errorsFor(error, Object.keys(defaultValue), noAnswer) });
        }
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  });
  const ready = useFormData(id, (data) => isReady(schema, defaultValue, Object.fromEntries(data)), {
    fallback: false,
  });
  return {
    fields,
    intent,
    errors: form.errors ?? [],
    ready,
    busy,
    props: { ...form.props, ref: hearChanges },
  };
}

/** What the parts of a form need of it. */
export interface SchemaForm {
  props: ReturnType<typeof useSchemaForm>['props'];
  errors: string[];
  ready: boolean;
  busy: boolean;
}

/** Some password managers fill a field with a `change` event alone, and Conform listens to `input`. */
function hearChanges(form: HTMLFormElement | null) {
  const repeat = ({ target }: Event) => target?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  form?.addEventListener('change', repeat);
  return () => form?.removeEventListener('change', repeat);
}
