import { useForm, useFormData } from '@conform-to/react/future';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionOver } from '../api/errors.ts';
import type { UnknownCreate } from '../api/writes.ts';
import type { FormTexts } from './drafts.ts';
import type { Notice } from '../ui/toasts/notifications.ts';
import { preferFocus } from '../ui/keyboard/focus.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { describeWriteError } from '../ui/toasts/write-error.ts';
import { useConflictQuestion } from './ConflictDialog.tsx';
import { assignErrors, getErrorId, reportLeftForm, SubmitCancelled } from './errors.ts';
import { createFormRef, holdFields, isChanged, readTexts } from './form-element.ts';
import { type MergedRecord, saveMerged } from './merge.ts';
import { useDraft, usePreviousSave } from './use-draft.ts';

interface RecordFormOptions<Schema extends v.GenericSchema, Result> {
  schema: Schema;
  /** The saved texts of the fields, by name; those of a new record are empty. A ticked box holds 'on'. */
  texts: Record<keyof v.InferInput<Schema> & string, string>;
  /** Names the form and its subject, such as `guest 665b…`: its draft keeps unsaved values. Without it, no draft is kept. */
  name?: string;
  /** Texts that the form starts with as changes. */
  initialTexts?: FormTexts | undefined;
  /** The labels of the fields that the form shows, for the question about a conflict. */
  labels?: Readonly<Record<string, string>>;
  /** Saves the form. An error is shown at the fields that it names, or above the form. */
  save(value: v.InferOutput<Schema>, saving: Saving<v.InferOutput<Schema>>): Promise<Result>;
  /**
   * The form is saved and its draft is deleted. Not called if the person has left the form.
   * @param restart starts the form again with saved texts
   */
  onSaved?(result: Result, restart: (texts: FormTexts) => void): void;
  /** The toast of a success after the person has left the form. */
  leftNotice?(result: Result): Notice;
  /** Our text for an error without the server's own; `describeWriteError` by default. */
  describeError?(error: unknown): MessageDescriptor | string;
}

/** The part of a form that its save may use. */
interface Saving<Value> {
  /** Whether an earlier create had an unknown outcome, for `createOnce`. */
  unknown: UnknownCreate;
  /** Saves only the fields changed here, over the current record, and returns the saved one. */
  merge<Saved>(record: MergedRecord<Saved, Value>): Promise<Saved>;
}

const neverUnknown: UnknownCreate = { get: () => false, set: () => {} };

/** The initial values of a form. A new key restarts the form. */
interface Start {
  key: number;
  /** The saved texts. */
  base: FormTexts;
  /** With the unsaved changes of a draft. */
  initial: FormTexts;
  isRestored: boolean;
}

/**
 * The form of a record, of Conform and Valibot (docs/writing-data.md): validated on each change, ready once it is changed
 * and valid, sent once however often it is submitted, and read-only while it is sent. `RecordForm` shows it.
 */
export function useRecordForm<Schema extends v.GenericSchema<unknown, object>, Result>(
  options: RecordFormOptions<Schema, Result>,
) {
  type Value = v.InferOutput<Schema>;
  const { schema, texts: savedTexts, initialTexts, labels, describeError = describeWriteError } = options;
  const id = useId();
  const { i18n } = useLingui();
  const { draft, isElsewhere } = useDraft(options.name);
  const { question, ask } = useConflictQuestion();
  const [ref] = useState(createFormRef);

  const createStart = (saved: FormTexts): Omit<Start, 'key'> => {
    const kept = draft?.read();
    // A draft may have fields from when the form showed them.
    const isShown = ([name]: [string, string]) => labels === undefined || name in labels || !(name in base);
    const base = { ...saved, ...kept?.base };
    const unsaved = { ...base, ...initialTexts };
    const changed = Object.fromEntries(Object.entries(kept?.value ?? {}).filter(isShown));
    return {
      base,
      initial: { ...unsaved, ...changed },
      isRestored: isChanged(unsaved, { ...unsaved, ...changed }),
    };
  };
  const [start, setStart] = useState<Start>(() => ({ key: 0, ...createStart(savedTexts) }));
  const restart = (saved: FormTexts = savedTexts) =>
    setStart(({ key }) => ({ key: key + 1, ...createStart(saved) }));
  const { base, initial } = start;

  const mutationKey = ['form', draft?.key ?? id];
  const isPreviousSaveRunning = usePreviousSave(mutationKey);
  const restartKey = `${isElsewhere} ${isPreviousSaveRunning}`;
  const [lastRestartKey, setLastRestartKey] = useState(restartKey);
  if (lastRestartKey !== restartKey) {
    setLastRestartKey(restartKey);
    restart();
  }

  const askHere: typeof ask = async (conflicts) => {
    const winner = await ask(conflicts);
    preferFocus(() => document.querySelector(`form#${CSS.escape(id)} [type=submit]`));
    return winner;
  };
  const names = Object.keys(base);
  const keep = (texts: FormTexts) => {
    if (isChanged(base, texts)) draft?.write({ value: texts, base });
    else draft?.remove();
  };
  const sending = useMutation({
    mutationKey,
    async mutationFn({ value, texts }: { value: Value; texts: FormTexts }) {
      let theirNames: string[] = [];
      const merge = async <Saved>(saved: MergedRecord<Saved, Value>) => {
        const { record, theirs } = await saveMerged({ ...saved, base, mine: texts, value, ask: askHere });
        theirNames = theirs.flatMap((name) => labels?.[name] ?? []);
        return record;
      };
      const result = await options.save(value, { unknown: draft?.unknown ?? neverUnknown, merge });
      draft?.remove();
      return { result, theirs: new Intl.ListFormat([i18n.locale]).format(theirNames) };
    },
  });
  const isSending = useRef(false);
  const { form, fields, intent } = useForm(schema, {
    id,
    key: String(start.key),
    defaultValue: new URLSearchParams(initial),
    shouldValidate: 'onInput',
    onInput: ({ currentTarget }) => keep(readTexts(currentTarget, names)),
    async onSubmit(event, { value, update }) {
      event.preventDefault();
      const element = event.currentTarget;
      const texts = readTexts(element, names);
      // A ref, not the state: three clicks in one task would all see the state before the first.
      if (isSending.current || !isChanged(base, texts)) return;
      isSending.current = true;
      keep(texts);
      update({ error: null });
      const release = holdFields(element);
      try {
        const { result, theirs } = await sending.mutateAsync({ value, texts });
        if (element.isConnected) options.onSaved?.(result, restart);
        else if (options.leftNotice) toasts.show(options.leftNotice(result));
        if (theirs !== '') reportTheirs(theirs);
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
      const texts = Object.fromEntries(data);
      const isDifferent = isChanged(base, texts);
      return { changed: isDifferent, ready: isDifferent && v.is(schema, texts) };
    },
    { fallback: { changed: false, ready: false } },
  );
  const busy = sending.isPending;
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
    busy,
    /** Whether it starts with a draft that is not being sent. */
    isRestored: start.isRestored && !busy && !sending.isSuccess,
    isElsewhere,
    isPreviousSaveRunning,
    draft,
    /** Starts the form again with the saved values. */
    discard() {
      draft?.remove();
      sending.reset();
      restart();
    },
    question,
    labels,
    /** Changes when it starts again. */
    key: start.key,
    props: { ...form.props, ref },
  };
}

const reportTheirs = (fields: string) =>
  toasts.show({ variant: 'info', message: msg`Also changed by someone else: ${fields}` });

/** The state that the parts of a form read. */
export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'fields' | 'intent'>;
