import { useForm, useFormData } from '@conform-to/react/future';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SessionOver } from '../api/errors.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { describeWriteError } from '../ui/write-error.ts';
import { readTexts, withDraft } from './draft-values.ts';
import { isChanged } from './is-changed.ts';
import { getErrorId } from './error-text.ts';
import { holdFields } from './hold-fields.ts';
import { dropCreated, getSending, LeftUnanswered, NotSent, sendForm, type Submit } from './sending-forms.ts';
import { assignErrors } from './server-errors.ts';
import { submitOnEnter } from './submit-on-enter.ts';

interface SchemaFormOptions<Schema extends v.GenericSchema> {
  /**
   * The initial texts of the fields, which are also the saved ones; pass the new ones after a save. Every field holds
   * text, whatever the schema turns it into; a ticked box holds 'on'.
   */
  defaultValue: Record<keyof v.InferInput<Schema> & string, string>;
  /**
   * Sends the form. An error is shown at the fields that it names, or above the form.
   * @param isShown whether the person sees the form: after they have left it, it must not lead them elsewhere
   * @returns what leads them elsewhere once the draft is deleted, if that takes a while
   */
  submit(value: v.InferOutput<Schema>, isShown: Parameters<Submit>[0]): ReturnType<Submit>;
  /** Whether the form starts again after a save: its button keeps the focus. */
  isSaved?: boolean;
  /** The form was left, opened again, and saved since. @param saved what a `useMerge` has saved */
  onSavedBefore?(saved: FormTexts | undefined): void;
  /** Our text for an error without the server's own; `describeWriteError` by default. */
  describeError?(error: unknown): MessageDescriptor | string;
}

/** Where unsaved values are kept: for forms whose content must not be lost, never for passwords. */
type DraftOptions =
  | { draft?: undefined; onDiscard?: undefined }
  | {
      draft: Draft;
      /** Starts the form again without its draft, or closes it: another tab has created what it shows. */
      onDiscard(): void;
    };

/**
 * A form of Conform and Valibot (docs/forms.md): validated on each change, ready once it is changed and valid, sent
 * once however often it is submitted, and read-only while it is sent, also if it is left and opened again meanwhile.
 */
export function useSchemaForm<Schema extends v.GenericSchema>(
  schema: Schema,
  {
    defaultValue,
    submit,
    draft,
    onDiscard = () => undefined,
    isSaved = false,
    onSavedBefore,
    describeError = describeWriteError,
  }: SchemaFormOptions<Schema> & DraftOptions,
) {
  const id = useId();
  const { i18n } = useLingui();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(isSaved);
  const [openedAgain, setOpenedAgain] = useState(false);
  /** Errors of a call that was sent before the form was opened again. */
  const [lateErrors, setLateErrors] = useState<string[]>([]);
  const [initialValue] = useState(() => withDraft(defaultValue, draft?.read()));
  /** Back at the initial texts, it can be sent as well if others may have been saved. */
  const mayBeSent = (values: FormTexts) => draft?.mayBeSaved === true || isChanged(defaultValue, values);
  const [restored, setRestored] = useState(() => mayBeSent(initialValue));
  const names = Object.keys(defaultValue);
  const describe = (error: unknown, fieldNames: readonly string[]) =>
    assignErrors(
      error,
      fieldNames,
      getErrorId(i18n, error instanceof LeftUnanswered ? error.text : describeError(error)),
    );
  /** Keeps the form read-only until it is sent. */
  const follow = async (sending: Promise<void>, element: HTMLFormElement, show: (error: unknown) => void) => {
    isSending.current = true;
    setBusy(true);
    const letGo = holdFields(element);
    try {
      await sending;
      setSent(true);
      setRestored(false);
    } catch (error) {
      // SessionOver: already reported, and the form is about to be unmounted.
      if (error instanceof SessionOver || error instanceof NotSent) return;
      show(error);
    } finally {
      letGo();
      isSending.current = false;
      setBusy(false);
      setOpenedAgain(false);
    }
  };
  const [attach] = useState(() => (element: HTMLFormElement | null) => {
    const sending = element && draft ? getSending(draft.key) : undefined;
    if (element && sending && sending.element !== element) {
      sending.element = element;
      setOpenedAgain(true);
      const show = (error: unknown) => setLateErrors(describe(error, []).formErrors);
      const finished = sending.finished.then(() => onSavedBefore?.(sending.saved));
      void follow(finished, element, show);
    }
    const release = element ? draft?.hold(() => dropCreated(draft, onDiscard)) : undefined;
    const stopListening = listenToFields(element);
    return () => {
      release?.();
      stopListening();
    };
  });
  const { form, fields, intent } = useForm(schema, {
    id,
    defaultValue: new URLSearchParams(initialValue),
    shouldValidate: 'onInput',
    onInput({ currentTarget, target }) {
      const values = readTexts(currentTarget, names);
      if (mayBeSent(values)) draft?.write(values);
      // A control that is no field of the form may keep its own text in the draft.
      else if (target instanceof Element && names.includes(target.getAttribute('name') ?? '')) {
        if (draft?.removeTexts) draft.removeTexts();
        else draft?.remove();
      }
    },
    async onSubmit(event, { value, update }) {
      event.preventDefault();
      const element = event.currentTarget;
      const values = readTexts(element, names);
      // A ref, not the state: three clicks in one task would all see the state before the first.
      if (isSending.current || !mayBeSent(values)) return;
      // A restored form may have other values than its draft, such as the times that it was opened with.
      draft?.write(values);
      update({ error: null });
      setLateErrors([]);
      // The error of a hidden field is shown above the form.
      const shown = names.filter((name) => !element.querySelector(`[type=hidden][name="${name}"]`));
      const show = (error: unknown) => update({ error: describe(error, shown) });
      const sending = sendForm(draft, element, (isShown) => submit(value, isShown));
      await follow(sending, element, show);
      // Another tab may have created it meanwhile.
      dropCreated(draft, onDiscard);
    },
  });
  const { changed, ready } = useFormData(
    id,
    (data) => {
      const values = Object.fromEntries(data);
      const isSendable = mayBeSent(values);
      return { changed: isSendable, ready: isSendable && v.is(schema, values) };
    },
    { fallback: { changed: false, ready: false } },
  );
  return {
    fields,
    intent,
    errors: [...lateErrors, ...(form.errors ?? [])],
    changed,
    ready,
    restored: restored && !busy,
    sent,
    busy,
    openedAgain,
    props: { ...form.props, ref: attach },
  };
}

/** What the parts of a form need of it. */
export interface SchemaForm {
  props: ReturnType<typeof useSchemaForm>['props'];
  errors: string[];
  /** Whether it has unsaved values, and whether they can be sent. */
  changed: boolean;
  ready: boolean;
  /** Whether it started with a draft that is neither saved nor being sent. */
  restored: boolean;
  /** Whether it was sent successfully, and whether it is being sent. */
  sent: boolean;
  busy: boolean;
  /** Whether it is being sent since an earlier visit to it. */
  openedAgain: boolean;
}

/** Some password managers fill a field with only a `change` event, and Conform listens to `input`. */
function listenToFields(form: HTMLFormElement | null) {
  const repeat = ({ target }: Event) => target?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  form?.addEventListener('change', repeat);
  form?.addEventListener('keydown', submitOnEnter);
  return () => {
    form?.removeEventListener('change', repeat);
    form?.removeEventListener('keydown', submitOnEnter);
  };
}
