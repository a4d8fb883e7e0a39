import type { FormTexts } from '../storage/drafts.ts';

/** Reads the texts of a form by field name. An unticked box sends nothing, which becomes '' here. Files are skipped. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  const data = new FormData(form);
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, readText(name)]));
}

const setText =
  typeof HTMLInputElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** How often a form looks for texts that were filled in without the event, in milliseconds. */
const fillInterval = 500;

/**
 * `ref` for a form. Conform listens to `input`, but some password managers fill a field without that event: Login would
 * stay disabled.
 */
export function listenToFields(form: HTMLFormElement | null) {
  const known = new Map<HTMLInputElement, string>();
  // A typed text is known: a second event could disable the button while it is being pressed.
  const know = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) known.set(target, target.value);
  };
  const findFilled = () => {
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    const filled = fields.filter((field) => field.value !== (known.get(field) ?? field.defaultValue));
    const texts = filled.map((field) => [field, field.value] as const);
    for (const [field, text] of texts) {
      // The event of another field made React restore the text that it knows; its own setter would hide this one.
      if (field.value !== text) setText?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
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

/** A disabled button also blocks Enter, so nothing would say what is missing; this submits the form instead. */
function submitOnEnter({ key, target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.form?.querySelector('[type=submit]:disabled')) target.form.requestSubmit();
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
export function holdFields(form: HTMLFormElement): () => void {
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
