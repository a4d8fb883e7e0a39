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
