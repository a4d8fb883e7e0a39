import { openCreated } from '../storage/created.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';

/**
 * The draft of a new record, whose form another tab may show as well: what one of them has created, an untouched copy
 * must not create again. The draft has an id, because somebody may write the same text again. Open it once a form.
 */
export function openNewRecordDraft(draft: Draft) {
  const created = openCreated(draft.key);
  const isCreated = (texts: FormTexts | undefined) =>
    texts !== undefined && created.omitFrom([texts]).length === 0;
  if (isCreated(draft.read())) draft.remove();
  let texts = draft.read();
  const id = texts?.['id'] ?? crypto.randomUUID();
  return {
    draft: {
      ...draft,
      write(values) {
        texts = { ...values, id };
        draft.write(texts);
      },
      remove() {
        texts = undefined;
        draft.remove();
      },
    } satisfies Draft,
    /** Call it when the form was sent. */
    noteCreated: () => texts && created.add(texts),
    /** Whether another tab has created what the form shows. */
    isCreated: () => isCreated(texts),
    onCreateElsewhere: created.onAddElsewhere,
  };
}
