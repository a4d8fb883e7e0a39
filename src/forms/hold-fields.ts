/** What is changed by a click, or by a key, and not by text. */
const isChoice = (target: EventTarget | null) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type));

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;

/**
 * Keeps a form's fields as they are while it is sent: what would be typed meanwhile is in nothing that is saved. They are
 * read-only and not disabled, so that the focus stays where it is and the texts can be read.
 * @returns lets them go
 */
export function holdFields(form: HTMLFormElement): () => void {
  const texts = Array.from(form.elements).filter((field) => isText(field) && !field.readOnly);
  const setHeld = (isHeld: boolean) => {
    form.toggleAttribute('data-sending', isHeld);
    for (const field of texts) field.toggleAttribute('readonly', isHeld);
  };
  const keep = (event: Event) => {
    const isLeaving = event instanceof KeyboardEvent && event.key === 'Tab';
    if (isChoice(event.target) && !isLeaving) event.preventDefault();
  };
  const events = ['click', 'mousedown', 'keydown'];
  setHeld(true);
  for (const type of events) form.addEventListener(type, keep, { capture: true });
  return () => {
    setHeld(false);
    for (const type of events) form.removeEventListener(type, keep, { capture: true });
  };
}
