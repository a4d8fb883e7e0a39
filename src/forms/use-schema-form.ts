import { useForm, useFormData } from '@conform-to/react/future';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionOver } from '../api/errors.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { type Notice, toasts } from '../ui/toasts/toasts.ts';
import { describeWriteError } from '../ui/toasts/write-error.ts';
import { getErrorId } from './error-text.ts';
import { holdFields, isChanged, listenToFields, readTexts } from './field-texts.ts';
import { assignErrors } from './server-errors.ts';
import { getFormMutationKey, reportLeftForm, SubmitCancelled } from './submission.ts';

interface SchemaFormOptions<Schema extends v.GenericSchema, Result> {
  /** The saved texts of the fields. A ticked box holds 'on'. */
  defaultValue: Record<keyof v.InferInput<Schema> & string, string>;
  /** Texts that the form starts with as changes; the saved ones by default. */
  initialValue?: FormTexts;
  /** Sends the form. An error is shown at the fields that it names, or above the form. */
  submit(value: v.InferOutput<Schema>): Promise<Result>;
  /** The form was sent and its draft is deleted. Not called if the person has left the form meanwhile. */
  onSent?(result: Result): void;
  /** The toast of a success after the person has left the form. */
  leftNotice?(result: Result): Notice;
  /** Where unsaved values are kept: for forms whose content must not be lost, never for passwords. */
  draft?: Draft;
  /** Whether the form starts again after a save: its button keeps the focus. */
  isSaved?: boolean;
  /** Our text for an error without the server's own; `describeWriteError` by default. */
  describeError?(error: unknown): MessageDescriptor | string;
}

/**
 * A form of Conform and Valibot (docs/forms.md): validated on each change, ready once it is changed and valid, sent once
 * however often it is submitted, and read-only while it is sent. A form with a draft belongs into a `DraftedForm`.
 */
export function useSchemaForm<Schema extends v.GenericSchema, Result>(
  schema: Schema,
  options: SchemaFormOptions<Schema, Result>,
) {
  const { defaultValue, submit, onSent, leftNotice, draft, isSaved = false } = options;
  const { describeError = describeWriteError } = options;
  const id = useId();
  const { i18n } = useLingui();
  const [initialValue] = useState(() => ({
    ...defaultValue,
    ...options.initialValue,
    ...draft?.read()?.value,
  }));
  const names = Object.keys(defaultValue);
  const keep = (texts: FormTexts) => {
    if (isChanged(defaultValue, texts)) draft?.write({ value: texts, base: defaultValue });
    else draft?.remove();
  };
  const isSending = useRef(false);
  const sending = useMutation({
    mutationKey: getFormMutationKey(draft?.key ?? id),
    async mutationFn(value: v.InferOutput<Schema>) {
      const result = await submit(value);
      draft?.remove();
      return result;
    },
  });
  const { form, fields, intent } = useForm(schema, {
    id,
    defaultValue: new URLSearchParams(initialValue),
    shouldValidate: 'onInput',
    onInput: ({ currentTarget }) => keep(readTexts(currentTarget, names)),
    async onSubmit(event, { value, update }) {
      event.preventDefault();
      const element = event.currentTarget;
      const texts = readTexts(element, names);
      // A ref, not the state: three clicks in one task would all see the state before the first.
      if (isSending.current || !isChanged(defaultValue, texts)) return;
      isSending.current = true;
      keep(texts);
      update({ error: null });
      const release = holdFields(element);
      try {
        const result = await sending.mutateAsync(value);
        if (element.isConnected) onSent?.(result);
        else if (leftNotice) toasts.show(leftNotice(result));
      } catch (error) {
        if (!element.isConnected) return reportLeftForm(error, draft !== undefined);
        if (error instanceof SessionOver || error instanceof SubmitCancelled) return;
        // The error of a hidden field is shown above the form.
        const shown = names.filter((name) => !element.querySelector(`[type=hidden][name="${name}"]`));
        update({ error: assignErrors(error, shown, getErrorId(i18n, describeError(error))) });
      } finally {
        release();
        isSending.current = false;
      }
    },
  });
  const { changed, ready } = useFormData(
    id,
    (data) => {
      const values = Object.fromEntries(data);
      const isDifferent = isChanged(defaultValue, values);
      return { changed: isDifferent, ready: isDifferent && v.is(schema, values) };
    },
    { fallback: { changed: false, ready: false } },
  );
  const busy = sending.isPending;
  return {
    fields,
    intent,
    errors: form.errors ?? [],
    /** Whether it has unsaved values, and whether they can be sent. */
    changed,
    ready,
    /** Whether it started with a draft that is neither saved nor being sent. */
    restored:
      isChanged({ ...defaultValue, ...options.initialValue }, initialValue) && !busy && !sending.isSuccess,
    /** Whether it was sent successfully, and whether it is being sent. */
    sent: isSaved || sending.isSuccess,
    busy,
    props: { ...form.props, ref: listenToFields },
  };
}

/** What the parts of a form need of it. */
export type SchemaForm = Omit<ReturnType<typeof useSchemaForm>, 'fields' | 'intent'>;
