import { useForm, useFormData } from '@conform-to/react/future';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionOver } from '../api/errors.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import type { Notice } from '../ui/toasts/notifications.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { describeWriteError } from '../ui/toasts/write-error.ts';
import { assignErrors, getErrorId, reportLeftForm, SubmitCancelled } from './errors.ts';
import { holdFields, isChanged, listenToFields, readTexts } from './field-texts.ts';

/** The key of a form's mutation: a form that is opened again finds the one that is still running. */
export const getFormMutationKey = (draftKey: string) => ['form', draftKey];

/** How a form starts, and starts again. */
export interface FormStart {
  draft: Draft;
  /** Another tab owns the draft: this form starts with the saved values, and keeps no draft. */
  elsewhere: ReturnType<Draft['getElsewhere']>;
  /** The form was left while it was sent, and opened again: it is read-only until then. */
  isSendingBefore: boolean;
  /** Whether it starts again after a save: its button keeps the focus. */
  isSaved: boolean;
  /** Starts the form again with the saved values, without its draft. */
  restart(reason?: 'discarded' | 'saved'): void;
}

interface SchemaFormOptions<Schema extends v.GenericSchema, Result> {
  /** The saved texts of the fields. A ticked box holds 'on'. */
  defaultValue: Record<keyof v.InferInput<Schema> & string, string>;
  /** Texts that the form starts with as changes; the saved ones by default. */
  initialValue?: FormTexts;
  /** Sends the form, with its texts as typed. An error is shown at the fields that it names, or above the form. */
  submit(value: v.InferOutput<Schema>, texts: FormTexts): Promise<Result>;
  /** The form was sent and its draft is deleted. Not called if the person has left the form meanwhile. */
  onSent?(result: Result): void;
  /** The toast of a success after the person has left the form. */
  leftNotice?(result: Result): Notice;
  /** Of the `DraftedForm` around a form whose content must not be lost: its draft keeps unsaved values, never passwords. */
  start?: FormStart;
  /** Our text for an error without the server's own; `describeWriteError` by default. */
  describeError?(error: unknown): MessageDescriptor | string;
}

/**
 * A form of Conform and Valibot (docs/forms.md): validated on each change, ready once it is changed and valid, sent once
 * however often it is submitted, and read-only while it is sent.
 */
export function useSchemaForm<Schema extends v.GenericSchema, Result>(
  schema: Schema,
  options: SchemaFormOptions<Schema, Result>,
) {
  const { defaultValue, submit, onSent, leftNotice, start, describeError = describeWriteError } = options;
  const draft = start?.draft;
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
    async mutationFn({ value, texts }: { value: v.InferOutput<Schema>; texts: FormTexts }) {
      const result = await submit(value, texts);
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
        const result = await sending.mutateAsync({ value, texts });
        if (element.isConnected) onSent?.(result);
        else if (leftNotice) toasts.show(leftNotice(result));
      } catch (error) {
        if (!element.isConnected) return reportLeftForm(error, draft?.isKept() ?? false);
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
    sent: start?.isSaved === true || sending.isSuccess,
    busy,
    props: { ...form.props, ref: listenToFields },
  };
}

/** What the parts of a form need of it. */
export type SchemaForm = Omit<ReturnType<typeof useSchemaForm>, 'fields' | 'intent'>;
