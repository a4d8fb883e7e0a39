import { useForm as useConformForm, useFormData } from '@conform-to/react/future';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionOver } from '../api/errors.ts';
import type { Notice } from '../ui/toasts/notifications.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { describeWriteError } from '../ui/toasts/write-error.ts';
import { assignErrors, getErrorId, NotSubmitted, reportLeftForm } from './errors.ts';
import { createFormRef, type FormTexts, holdFields, isChanged, readTexts } from './form-element.ts';

/** The options of every form. */
export interface FormOptions<Schema extends v.GenericSchema, Result> {
  schema: Schema;
  /** The saved texts of the fields, by name; those of a new record are empty. A ticked box holds 'on'. */
  texts: Record<keyof v.InferInput<Schema> & string, string>;
  /** Saves the form. An error is shown at the fields that it names, or above the form. */
  save(value: v.InferOutput<Schema>, element: HTMLFormElement): Promise<Result>;
  /** The form is saved. Not called if the person has left the form. */
  onSaved?(result: Result): void;
  /** The toast of a success after the person has left the form. */
  leftNotice?(result: Result): Notice;
  /** Our text for an error without the server's own; `describeWriteError` by default. */
  describeError?(error: unknown): MessageDescriptor | string;
}

/** The options that `useRecordForm` adds. */
interface RecordOptions {
  /** Texts that the form starts with as changes. */
  initialTexts?: FormTexts;
  /** A new key starts the form again. */
  key?: number;
  mutationKey?: readonly string[];
  /** Called with the texts of all fields when one of them changes. */
  onInput?(texts: FormTexts): void;
  /** Called once the save is reported, also after the person has left the form. */
  afterSave?(): void;
  /** Whether the texts are still there after the person has left the form. */
  isKept?(): boolean;
}

/**
 * A form of Conform and Valibot (docs/writing-data.md): validated on each change, ready once it is changed and valid,
 * sent once however often it is submitted, and read-only while it is sent. `Form` shows it.
 */
export function useForm<Schema extends v.GenericSchema<unknown, object>, Result>(
  options: FormOptions<Schema, Result>,
  record: RecordOptions = {},
) {
  const { schema, texts, describeError = describeWriteError } = options;
  const { key = 0, mutationKey, onInput } = record;
  const id = useId();
  const { i18n } = useLingui();
  const [ref] = useState(createFormRef);
  const names = Object.keys(texts);
  const initial: FormTexts = { ...texts, ...record.initialTexts };
  const sending = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: ({ value, element }: { value: v.InferOutput<Schema>; element: HTMLFormElement }) =>
      options.save(value, element),
  });
  const isSending = useRef(false);
  const { form, fields, intent } = useConformForm(schema, {
    id,
    key: String(key),
    defaultValue: new URLSearchParams(initial),
    shouldValidate: 'onInput',
    onInput: ({ currentTarget }) => onInput?.(readTexts(currentTarget, names)),
    async onSubmit(event, { value, update }) {
      event.preventDefault();
      const element = event.currentTarget;
      // A ref, not the state: three clicks in one task would all see the state before the first.
      if (isSending.current || !isChanged(texts, readTexts(element, names))) return;
      isSending.current = true;
      update({ error: null });
      const release = holdFields(element);
      try {
        const result = await sending.mutateAsync({ value, element });
        if (element.isConnected) options.onSaved?.(result);
        else if (options.leftNotice) toasts.show(options.leftNotice(result));
        record.afterSave?.();
      } catch (error) {
        if (!element.isConnected) return reportLeftForm(error, record.isKept?.() ?? false);
        if (error instanceof SessionOver || error instanceof NotSubmitted) return;
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
      const typed = Object.fromEntries(data);
      const isDifferent = isChanged(texts, typed);
      return { changed: isDifferent, ready: isDifferent && v.is(schema, typed) };
    },
    { fallback: { changed: false, ready: false } },
  );
  return {
    fields,
    intent,
    errors: form.errors ?? [],
    /** The texts that the form starts with, until its fields are on the screen. */
    initial,
    /** Whether it has unsaved values, and whether they can be sent. */
    changed,
    ready,
    /** Whether it was saved, and whether it is being sent. */
    saved: sending.isSuccess,
    busy: sending.isPending,
    /** Changes when it starts again. */
    key,
    props: { ...form.props, ref },
  };
}

/** The state that the parts of a form read. */
export type FormState = Omit<ReturnType<typeof useForm>, 'fields' | 'intent'>;
