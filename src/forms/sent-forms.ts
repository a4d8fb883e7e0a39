/** A form that is being sent. */
export interface SentForm {
  /** Whether the person sees the form. */
  isShown(): boolean;
}

const memories = new Set<Map<string, SentForm>>();

/** Forms that were on the screen when their session ended. The next login leads back to them and their drafts. */
const shownAtEnd = new WeakSet<SentForm>();

/** Whether a form was on the screen when its session ended. */
export const wasShownAtEnd = (form: SentForm): boolean => shownAtEnd.has(form);

/** A memory of forms that are being sent, by the keys of their drafts. It ends with the session. */
export function rememberForms<T extends SentForm>(): Map<string, T> {
  const forms = new Map<string, T>();
  memories.add(forms);
  return forms;
}

/** Forgets all forms that are being sent, because their session has ended. @returns how many there were */
export function forgetForms(): number {
  const count = [...memories].reduce((sum, { size }) => sum + size, 0);
  for (const forms of memories) {
    for (const form of forms.values()) if (form.isShown()) shownAtEnd.add(form);
    forms.clear();
  }
  return count;
}
