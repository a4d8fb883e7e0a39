import type { EventScope } from '../../api/use-api.ts';
import type { Message } from '../../domain/message/message.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { createMessage } from './mutations.ts';

/**
 * Creates another event's messages in an event, one after the other, so that they keep their order. Those that it has
 * already are left out, so that a copy which failed half-way can be continued.
 */
export async function copyMessages(scope: EventScope, messages: readonly Message[]): Promise<void> {
  const { api, queryClient, eventId } = scope;
  const existing = await queryClient.fetchQuery({ ...messagesQuery(api, eventId), staleTime: 0 });
  const getKey = ({ title, message }: Message) => JSON.stringify([title, message]);
  const keys = new Set(existing.map(getKey));
  for (const message of messages) {
    if (!keys.has(getKey(message))) await createMessage(scope, message);
  }
}
