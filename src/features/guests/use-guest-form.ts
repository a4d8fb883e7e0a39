import { useState, useSyncExternalStore } from 'react';
import { useCreateOnce } from '../../api/use-create-once.ts';
import { rememberForms } from '../../forms/sent-forms.ts';
import type { Draft } from '../../storage/drafts.ts';
import type { GuestStore } from './guest-cache.ts';
import { createGuestForm, type GuestForm } from './guest-form.ts';
import { isFilled } from './guest-rows.ts';

const formsBeingSent = rememberForms<GuestForm>();

/** The form for new guests: the one that is still being sent, or one with the rows of the draft. */
export function useGuestForm(store: GuestStore, draft: Draft) {
  const once = useCreateOnce(draft.key);
  const [form] = useState(() => formsBeingSent.get(draft.key) ?? createGuestForm({ store, draft, once }));
  const [openedAgain] = useState(() => formsBeingSent.has(draft.key));
  const state = useSyncExternalStore(form.subscribe, form.getSnapshot);
  return {
    ...form,
    ...state,
    filled: state.rows.filter(isFilled).length,
    /** Whether it was being sent when it was opened. */
    openedAgain,
    async send() {
      formsBeingSent.set(draft.key, form);
      const isDone = await form.send();
      if (form.getSnapshot().sending.size === 0) formsBeingSent.delete(draft.key);
      return isDone;
    },
  };
}
