import type { FormTexts } from '../storage/drafts.ts';

/** The initial values of a form: the draft's texts in the fields that still exist. */
export const withDraft = <Values extends Readonly<FormTexts>>(
  defaultValue: Values,
  draft: Readonly<FormTexts> | undefined,
): Values => {
  const known = Object.entries(draft ?? {}).filter(([name]) => Object.hasOwn(defaultValue, name));
  return { ...defaultValue, ...Object.fromEntries(known) };
};

/** Reads the texts of a form by field name. An unticked box sends nothing, which becomes '' here. Files are skipped. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  const data = new FormData(form);
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, readText(name)]));
}

/** `ref` for a form. */
export function listenToFields(form: HTMLFormElement | null) {
  // Some password managers fill a field with only a `change` event, and Conform listens to `input`.
  const repeat = ({ target }: Event) => target?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  form?.addEventListener('change', repeat);
  form?.addEventListener('keydown', submitOnEnter);
  return () => {
    form?.removeEventListener('change', repeat);
    form?.removeEventListener('keydown', submitOnEnter);
  };
}

/** A disabled button also blocks Enter, so nothing would say what is missing; this submits the form instead. */
function submitOnEnter({ key, isComposing, target }: KeyboardEvent) {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.form?.querySelector('[type=submit]:disabled')) target.form.requestSubmit();
}
