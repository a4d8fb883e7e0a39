import { useForm, useFormData } from '@conform-to/react/future';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionOver } from '../api/errors.ts';
import type { FormStart } from './DraftedForm.tsx';
import type { FormTexts } from '../storage/drafts.ts';
import type { Notice } from '../ui/toasts/notifications.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { describeWriteError } from '../ui/toasts/write-error.ts';
import { assignErrors, getErrorId, reportLeftForm, SubmitCancelled } from './errors.ts';
import { fillField } from './fill-field.ts';

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
    mutationKey: start?.mutationKey ?? ['form', id],
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

/** Reads the texts of a form by field name. An unticked box sends nothing, which becomes '' here. Files are skipped. */
function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  const data = new FormData(form);
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, readText(name)]));
}

/** How often a form looks for texts that were filled in without the event, in milliseconds. */
const fillInterval = 500;

/**
 * `ref` for a form. Conform listens to `input`, but some password managers fill a field without that event: Login would
 * stay disabled.
 */
function listenToFields(form: HTMLFormElement | null) {
  const known = new Map<HTMLInputElement, string>();
  // A typed text is known: a second event could disable the button while it is being pressed.
  const know = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) known.set(target, target.value);
  };
  const findFilled = () => {
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    const filled = fields.filter((field) => field.value !== (known.get(field) ?? field.defaultValue));
    const texts = filled.map((field) => [field, field.value] as const);
    // The event of another field makes React restore the text that it knows.
    for (const [field, text] of texts) fillField(field, text);
    for (const field of fields) known.set(field, field.value);
  };
  // Only these forms are filled in by password managers.
  const timer = form?.querySelector('[type=password]') && setInterval(findFilled, fillInterval);
  form?.addEventListener('input', know);
  form?.addEventListener('keydown', submitOnEnter);
  return () => {
    clearInterval(timer ?? undefined);
    form?.removeEventListener('input', know);
    form?.removeEventListener('keydown', submitOnEnter);
  };
}

/**
 * Submits a form by Ctrl+Enter in a text of several lines. A disabled button also blocks Enter, so nothing would say what
 * is missing: this submits the form instead.
 */
function submitOnEnter({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
  if (key !== 'Enter') return;
  const isAsked = target instanceof HTMLTextAreaElement && (ctrlKey || metaKey);
  const isBlocked =
    target instanceof HTMLInputElement && target.form?.querySelector('[type=submit]:disabled');
  if (isAsked || isBlocked) target.form?.requestSubmit();
}

/** Whether a form's values differ from the initial ones. Space around a text is ignored. */
export const isChanged = (defaultValue: Readonly<FormTexts>, values: Readonly<FormTexts>) =>
  Object.entries(defaultValue).some(([name, text]) => (values[name] ?? '').trim() !== text.trim());

/** Controls that a click or a key changes without typing. */
const choices = 'select, [type=checkbox], [type=radio], [type=file]';

/**
 * Keeps a form's fields unchanged while it is sent, because the request would not include later changes. They are
 * read-only instead of disabled, so that the focus stays and the texts are readable.
 * @returns makes them editable again
 */
function holdFields(form: HTMLFormElement): () => void {
  const texts = form.querySelectorAll(':is(input, textarea):not([readonly])');
  const keep = (event: Event) => {
    const isLeaving = 'key' in event && event.key === 'Tab';
    if (event.target instanceof Element && event.target.matches(choices) && !isLeaving)
      event.preventDefault();
  };
  const setHeld = (isHeld: boolean) => {
    form.toggleAttribute('data-sending', isHeld);
    for (const field of texts) field.toggleAttribute('readonly', isHeld);
    const listen = isHeld ? form.addEventListener : form.removeEventListener;
    for (const type of ['click', 'mousedown', 'keydown']) listen.call(form, type, keep, true);
  };
  setHeld(true);
  return () => setHeld(false);
}
