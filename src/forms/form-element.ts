import { fillField } from './fill-field.ts';

/** The texts in a form's fields, by name. */
export type FormTexts = Record<string, string>;

/** Reads the texts of a form by field name. An unticked box sends nothing, which becomes '' here. Files are skipped. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  const data = new FormData(form);
  const readText = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, readText(name)]));
}

/**
 * Creates the `ref` of a form, which is mounted again when it starts again: Fluent's fields read their text once. The same
 * control keeps the focus.
 */
export function createFormRef() {
  let focused = '';
  return (form: HTMLFormElement | null) => {
    if (!form) return undefined;
    if (focused) form.querySelector<HTMLElement>(focused)?.focus();
    const stop = listenToFields(form);
    return () => {
      focused = describeFocus(form);
      stop();
    };
  };
}

/** The selector of the form's focused control, or ''. */
function describeFocus(form: HTMLFormElement): string {
  const { activeElement } = document;
  if (!form.contains(activeElement)) return '';
  const name = activeElement?.matches('input, textarea, select') && activeElement.getAttribute('name');
  return name ? `[name="${CSS.escape(name)}"]` : '[type="submit"]';
}

/** How often a form looks for texts that were filled in without the event, in milliseconds. */
const fillInterval = 500;

/**
 * Conform listens to `input`, but some password managers fill a field without that event: Login would
 * stay disabled.
 */
function listenToFields(form: HTMLFormElement) {
  const known = new Map<HTMLInputElement, string>();
  // A typed text is known: a second event could disable the button while it is being pressed.
  const know = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) known.set(target, target.value);
  };
  const findFilled = () => {
    const fields = [...(form.querySelectorAll('input') ?? [])];
    const filled = fields.filter((field) => field.value !== (known.get(field) ?? field.defaultValue));
    const texts = filled.map((field) => [field, field.value] as const);
    // The event of another field makes React restore the text that it knows.
    for (const [field, text] of texts) fillField(field, text);
    for (const field of fields) known.set(field, field.value);
  };
  // Only these forms are filled in by password managers.
  const timer = form.querySelector('[type=password]') && setInterval(findFilled, fillInterval);
  form.addEventListener('input', know);
  form.addEventListener('keydown', submitOnEnter);
  return () => {
    clearInterval(timer ?? undefined);
    form.removeEventListener('input', know);
    form.removeEventListener('keydown', submitOnEnter);
  };
}

/**
 * Submits a form by Ctrl+Enter anywhere in it, instead of pressing the button that has the focus; on a link the key opens
 * a tab. A disabled button also blocks Enter, so nothing would say what is missing: this submits the form instead.
 */
function submitOnEnter(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, target, currentTarget: form } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const isAsked = (ctrlKey || metaKey) && target instanceof Element && !target.closest('a');
  const isBlocked = target instanceof HTMLInputElement && form.querySelector('[type=submit]:disabled');
  if (!isAsked && !isBlocked) return;
  event.preventDefault();
  form.requestSubmit();
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
