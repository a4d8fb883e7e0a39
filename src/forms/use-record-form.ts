import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type * as v from 'valibot';
import type { UnknownCreate } from '../api/writes.ts';
import { preferFocus } from '../ui/keyboard/focus.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { type Conflict, useConflictQuestion } from './ConflictDialog.tsx';
import { type FormTexts, isChanged, readTexts } from './form-element.ts';
import { type MergedRecord, saveMerged } from './merge.ts';
import { useDraft } from './use-draft.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Options<Schema extends v.GenericSchema, Result> = Omit<FormOptions<Schema, Result>, 'save' | 'onSaved'>;

interface RecordFormOptions<Schema extends v.GenericSchema, Result> extends Options<Schema, Result> {
  /** Names the form and its subject, such as `guest 665b…`: its draft keeps unsaved values. */
  name: string;
  /** Texts that the form starts with as changes. */
  initialTexts?: FormTexts | undefined;
  /** The labels of the fields that the form shows, for the question about a conflict. */
  labels?: Readonly<Record<string, string>>;
  /** Saves the form. Then its draft is deleted. */
  save(value: v.InferOutput<Schema>, record: RecordSave<v.InferOutput<Schema>>): Promise<Result>;
  /**
   * The form is saved. Not called if the person has left the form.
   * @param restart starts a merged form again with the saved record
   */
  onSaved?(result: Result, restart: () => void): void;
}

/** The part of a record's form that its save may use. */
interface RecordSave<Value> {
  /** Whether an earlier create had an unknown outcome, for `createOnce`. */
  unknownCreate: UnknownCreate;
  /** Saves only the fields changed here, over the current record, and returns the saved one. */
  merge<Saved>(record: MergedRecord<Saved, Value>): Promise<Saved>;
}

/**
 * The form of a record: its draft keeps unsaved values, and its save is merged with the changes of other users.
 * `RecordForm` shows it.
 */
export function useRecordForm<Schema extends v.GenericSchema<unknown, object>, Result>(
  options: RecordFormOptions<Schema, Result>,
) {
  type Value = v.InferOutput<Schema>;
  const { name, texts, initialTexts, labels, save, onSaved, ...others } = options;
  const { i18n } = useLingui();
  const { draft, isElsewhere, isPreviousSaveRunning, key: draftKey, mutationKey, discard } = useDraft(name);
  const { question, ask } = useConflictQuestion();

  /** The texts to start with: `base` are the saved ones, `initial` has the unsaved changes of the draft. */
  const createStart = (saved: FormTexts) => {
    const content = draft.read();
    const base = { ...saved, ...content?.base };
    // A draft may have fields from when the form showed them.
    const isShown = ([field]: [string, string]) =>
      labels === undefined || field in labels || !(field in base);
    const unsaved = { ...base, ...initialTexts };
    const changed = Object.fromEntries(Object.entries(content?.value ?? {}).filter(isShown));
    const initial = { ...unsaved, ...changed };
    return { base, initial, isRestored: isChanged(unsaved, initial) };
  };
  const [start, setStart] = useState(() => ({ key: 0, ...createStart(texts) }));
  const restart = (saved: FormTexts) => setStart(({ key }) => ({ key: key + 1, ...createStart(saved) }));
  const { base, initial, isRestored } = start;
  const [lastDraftKey, setLastDraftKey] = useState(draftKey);
  if (lastDraftKey !== draftKey) {
    setLastDraftKey(draftKey);
    restart(texts);
  }

  const keep = (typed: FormTexts) => {
    if (isChanged(base, typed)) draft.write({ value: typed, base });
    else draft.remove();
  };
  /** The texts of the record that was saved last, and the labels of the fields that only another user changed. */
  const merged = useRef<{ texts: FormTexts; theirs: string[] }>({ texts, theirs: [] });
  const reportTheirs = () => {
    if (merged.current.theirs.length === 0) return;
    const fields = new Intl.ListFormat([i18n.locale]).format(merged.current.theirs);
    toasts.show({ variant: 'info', message: msg`Also changed by someone else: ${fields}` });
  };
  const form = useForm(
    {
      ...others,
      texts: base as typeof texts,
      async save(value, element) {
        const mine = readTexts(element, Object.keys(base));
        keep(mine);
        const askHere = async (conflicts: readonly Conflict[]) => {
          const winner = await ask(conflicts);
          // By its id: the form may have started again.
          preferFocus(() => document.querySelector(`form#${CSS.escape(element.id)} [type=submit]`));
          return winner;
        };
        const merge = async <Saved>(record: MergedRecord<Saved, Value>) => {
          const saved = await saveMerged({ ...record, base, mine, value, ask: askHere });
          const theirs = saved.theirs.flatMap((field) => labels?.[field] ?? []);
          merged.current = { texts: record.toTexts(saved.record), theirs };
          return saved.record;
        };
        const result = await save(value, { unknownCreate: draft.unknownCreate, merge });
        draft.remove();
        return result;
      },
      onSaved: (result) => onSaved?.(result, () => restart(merged.current.texts)),
    },
    {
      initialTexts: initial,
      key: start.key,
      mutationKey,
      onInput: keep,
      isKept: draft.isKept,
      afterSave: reportTheirs,
    },
  );
  return {
    ...form,
    /** Whether it starts with a draft that is not being sent. */
    isRestored: isRestored && !form.busy && !form.saved,
    isElsewhere,
    isPreviousSaveRunning,
    draft,
    /** Starts the form again with the saved values. */
    discard,
    question,
    labels,
    // A form that is still being sent cannot be edited.
    props: { ...form.props, inert: isPreviousSaveRunning },
  };
}

/** The state that the parts of a record's form read. */
export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'fields' | 'intent'>;
