/** What a click or a key changes, other than by typing. */
const choices = 'select, [type=checkbox], [type=radio], [type=file]';

/**
 * Keeps a form's fields as they are while it is sent: what would be typed meanwhile is in nothing that is saved. They are
 * read-only and not disabled, so that the focus stays where it is and the texts can be read.
 * @returns lets them go
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
