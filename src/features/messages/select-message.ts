import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import { type MessageStore, selectMessage } from './mutations.ts';

/** selectMessage: shown at once, and reverted if it fails. */
export const selectMessageMutation = (store: MessageStore) =>
  mutationOptions({
    mutationFn: (messageId: string) => selectMessage(store, messageId),
    meta: { errorMessage: msg`We could not select this message.` },
  });
