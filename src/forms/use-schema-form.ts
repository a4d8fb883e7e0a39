import { useForm, useFormData } from '@conform-to/react/future';
import { msg } from '@lingui/core/macro';
import { useId, useRef, useState } from 'react';
import type * as v from 'valibot';
import { SessionOver } from '../api/bearer.ts';
import { UnreadableResponse } from '../api/errors.ts';
import type { Draft } from '../storage/drafts.ts';
import { valuesOf, withDraft } from './draft-values.ts';
import { isChanged, isReady } from './readiness.ts';
import { errorsFor } from './server-errors.ts';
import { submitOnEnter } from './submit-on-enter.ts';

const noAnswer = msg`This could not be sent. Please check your connection and try again.`.id;
const noAssurance =
  msg`The server’s answer could not be read, so it is not certain that this was saved. Please look before you send it again.`
    .id;

/** The person was asked, and would rather not send the form now. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

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
    /**
     * What stands in the fields at first, and what is saved where that changes; a form's fields are
     * text, whatever its schema makes of them.
     */
    defaultValue: Record<keyof v.InferInput<Schema> & string, string>;
    /** @throws NotSent where nothing was sent after all */
    submit(value: v.InferOutput<Schema>): Promise<void>;
    /** Where the unsaved values are kept; for forms whose work must not be lost, never for passwords. */
    draft?: Draft;
  },
) {
  const id = useId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [atFirst] = useState(() => withDraft(defaultValue, draft?.read()));
  const [restored, setRestored] = useState(() => isChanged(defaultValue, atFirst));
  const names = Object.keys(defaultValue);
  const { form, fields, intent } = useForm(schema, {
    id,
    defaultValue: new URLSearchParams(atFirst),
    shouldValidate: 'onInput',
    onInput({ currentTarget }) {
      const values = valuesOf(currentTarget, names);
      if (isChanged(defaultValue, values)) draft?.write(values);
      else draft?.remove();
    },
    async onSubmit(event, { value, update }) {
      event.preventDefault();
      const element = event.currentTarget;
      const values = valuesOf(element, names);
      // A latch, not the state: three clicks in one task all see the state before the first.
      if (sending.current || !isChanged(defaultValue, values)) return;
      sending.current = true;
      setBusy(true);
      update({ error: null });
      try {
        await submit(value);
        // What was typed meanwhile is unsaved, and stays a draft as long as it can be seen.
        if (!element.isConnected || !isChanged(values, valuesOf(element, names))) draft?.remove();
        setSent(true);
        setRestored(false);
      } catch (error) {
        if (error instanceof SessionOver || error instanceof NotSent) return;
        const isUnclear = error instanceof UnreadableResponse || error instanceof SyntaxError;
        update({ error: errorsFor(error, names, isUnclear ? noAssurance : noAnswer) });
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  });
  const { changed, ready } = useFormData(
    id,
    (data) => {
      const values = Object.fromEntries(data);
      return { changed: isChanged(defaultValue, values), ready: isReady(schema, defaultValue, values) };
    },
    { fallback: { changed: false, ready: false } },
  );
  return {
    fields,
    intent,
    errors: form.errors ?? [],
    changed,
    ready,
    restored,
    sent,
    busy,
    props: { ...form.props, ref: hearFields },
  };
}

/** What the parts of a form need of it. */
export interface SchemaForm {
  props: ReturnType<typeof useSchemaForm>['props'];
  errors: string[];
  /** Whether it holds what is not saved; whether that can be sent. */
  changed: boolean;
  ready: boolean;
  /** Whether it started with a draft that is not saved yet. */
  restored: boolean;
  /** Whether it was sent with success, and whether it is being sent. */
  sent: boolean;
  busy: boolean;
}

/** Some password managers fill a field with a `change` event alone, and Conform listens to `input`. */
function hearFields(form: HTMLFormElement | null) {
  const repeat = ({ target }: Event) => target?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  form?.addEventListener('change', repeat);
  form?.addEventListener('keydown', submitOnEnter);
  return () => {
    form?.removeEventListener('change', repeat);
    form?.removeEventListener('keydown', submitOnEnter);
  };
}
