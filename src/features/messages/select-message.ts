import type { EventScope } from '../../api/use-api.ts';
import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { Message } from '../../domain/message/message.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { refreshMessages, selectMessage } from './mutations.ts';

/** The messages that a failed choice restores. */
interface Before {
  messages: Message[] | undefined;
}

/**
 * selectMessage: shown at once, and reverted if it fails. Of several quick choices one is sent at a time, so that the
 * last one is also the last to reach the server; choices that were replaced before their turn are not sent.
 */
export function selectMessageMutation(scope: EventScope) {
  const { api, queryClient, eventId } = scope;
  const query = messagesQuery(api, eventId);
  const mutationKey = ['select message', eventId];
  const underWay = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state);
  const isReplaced = (messageId: string) => underWay().at(-1)?.variables !== messageId;
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    async onMutate(messageId): Promise<Before> {
      await queryClient.cancelQueries(query);
      const messages = queryClient.getQueryData(query.queryKey);
      queryClient.setQueryData(query.queryKey, (all) =>
        all?.map((message) => ({ ...message, isSelected: message.id === messageId })),
      );
      return { messages };
    },
    /** @returns whether the message is selected; failures of superseded choices are ignored */
    async mutationFn(messageId: string) {
      if (isReplaced(messageId)) return false;
      try {
        await selectMessage(scope, messageId);
        return true;
      } catch (error) {
        if (isReplaced(messageId)) return false;
        throw error;
      }
    },
    onSuccess(isSelected, _, before) {
      const next = underWay().find(({ context }) => context !== before)?.context as Before | undefined;
      if (!isSelected && next) next.messages = before.messages;
    },
    onError: (_error, _messageId, before) => queryClient.setQueryData(query.queryKey, before?.messages),
    // A response in between would show an earlier choice for a moment.
    onSettled: () => (underWay().length === 1 ? void refreshMessages(scope) : undefined),
    meta: { errorMessage: msg`We could not select this message.` },
  });
}
