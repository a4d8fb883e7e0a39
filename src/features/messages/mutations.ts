import type { EventScope } from '../../api/use-api.ts';
import { OutcomeUnknown } from '../../api/errors.ts';
import { readBack, writeAndVerify, fetchUncached, deleteAndVerify } from '../../api/writes.ts';
import { type Message, type MessageFields, parseMessage, toFields } from '../../domain/message/message.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { preserveServerText } from '../../domain/parse.ts';
import type { Sending } from '../../shared/pending-deletion.ts';

/** Reads the list again, and returns whether it has an equal message. */
export const isMessageListed = async (scope: EventScope, fields: MessageFields): Promise<boolean> =>
  (await fetchMessages(scope)).some((message) => isAlike(message, fields));

/** Reads the list again. */
export const refreshMessages = ({ api, queryClient, eventId }: EventScope) =>
  queryClient.invalidateQueries(messagesQuery(api, eventId));

const setMessages = (
  { api, queryClient, eventId }: EventScope,
  update: (messages: readonly Message[]) => Message[],
) =>
  queryClient.setQueryData(messagesQuery(api, eventId).queryKey, (messages) => messages && update(messages));

/**
 * createMessage. The response is a list whose first item is the new message.
 * @returns the new message's id
 * @throws OutcomeUnknown where the list is empty or has another message: the outcome is unknown
 */
export async function createMessage(scope: EventScope, fields: MessageFields): Promise<string> {
  const { api, eventId } = scope;
  const { data } = await api.POST('/api/v1/events/{eventId}/messages/', {
    params: { path: { eventId } },
    body: toFields(fields),
  });
  const answered = data?.data?.[0];
  // Missing fields do not contradict the sent values.
  const created = parseMessage(answered) && parseMessage({ ...toFields(fields), ...answered });
  if (created?.id === undefined) throw new OutcomeUnknown();
  if (!isAlike(created, fields)) {
    const stored = await readBack(rereadMessage(scope, created.id));
    if (!isAlike(stored, fields)) throw new OutcomeUnknown();
  }
  setMessages(scope, (messages) => [
    ...messages.map((message) => (created.isSelected ? { ...message, isSelected: false } : message)),
    created,
  ]);
  void refreshMessages(scope);
  return created.id;
}

/**
 * updateMessage.
 * @param current the message on the server, whose texts are sent back as they are if they were not changed
 * @throws OutcomeUnknown where neither the response nor the list shows that it is saved
 */
export async function updateMessage(
  scope: EventScope,
  messageId: string,
  fields: MessageFields,
  current?: Message,
): Promise<Message> {
  const body = createMessageUpdate(fields, current);
  const expectSaved = (message: Message) => {
    if (!areSame(message, fields)) throw new OutcomeUnknown();
    return message;
  };
  const saved = await writeAndVerify(
    () => patchMessage(scope, messageId, body).then(expectSaved),
    () => rereadMessage(scope, messageId).then(expectSaved),
  );
  setMessages(scope, (messages) => messages.map((message) => (message.id === messageId ? saved : message)));
  void refreshMessages(scope);
  return saved;
}

/** The body of updateMessage. @param current the message on the server; without it, every text is as in the form */
export const createMessageUpdate = (fields: MessageFields, current?: Message) =>
  toFields(current ? preserveServerText(fields, current, current.fields) : fields);

const areSame = (one: MessageFields, other: MessageFields) =>
  JSON.stringify(toFields(one)) === JSON.stringify(toFields(other));

/** Whether two messages are equal except for the selection: the server may select a new message itself. */
const isAlike = (one: MessageFields, { isSelected, ...other }: MessageFields) =>
  areSame({ ...one, isSelected }, { ...other, isSelected });

/**
 * The server's current message, before a change; undefined if it was deleted.
 */
export const fetchMessageBefore = async (scope: EventScope, messageId: string) =>
  (await fetchMessages(scope)).find(({ id }) => id === messageId);

const fetchMessages = ({ api, queryClient, eventId }: EventScope) =>
  fetchUncached(queryClient, messagesQuery(api, eventId));

/** @throws OutcomeUnknown where the list does not have it */
async function rereadMessage(scope: EventScope, messageId: string): Promise<Message> {
  const message = (await fetchMessages(scope)).find(({ id }) => id === messageId);
  if (!message) throw new OutcomeUnknown();
  return message;
}

/** The message in the response. */
async function patchMessage({ api, eventId }: EventScope, messageId: string, body: MessageFields) {
  const { data } = await api.PATCH('/api/v1/events/{eventId}/messages/{messageId}', {
    params: { path: { eventId, messageId } },
    body,
  });
  const answered = parseMessage(data?.data);
  if (answered?.id !== messageId) throw new OutcomeUnknown();
  return answered;
}

/**
 * selectMessage. All others are deselected (specification, section 4).
 * @throws OutcomeUnknown where the response says something else, and the list does not have it selected
 */
export async function selectMessage(scope: EventScope, messageId: string): Promise<void> {
  const { api, eventId } = scope;
  const select = async () => {
    const { data: body } = await api.PATCH('/api/v1/events/{eventId}/messages/{messageId}/select', {
      params: { path: { eventId, messageId } },
    });
    // After an empty body the status is enough.
    const selected = body && parseMessage(body.data);
    if (body && !(selected?.id === messageId && selected.isSelected)) throw new OutcomeUnknown();
  };
  await writeAndVerify(select, async () => {
    const { isSelected } = await rereadMessage(scope, messageId);
    if (!isSelected) throw new OutcomeUnknown();
  });
}

/**
 * deleteMessage. Resolves if the message is gone: 204, or 404 or 410 because another user was first.
 * @throws OutcomeUnknown after any other success if the list still has it: only 204 means deleted (specification,
 * section 7)
 */
export async function deleteMessage(
  scope: EventScope,
  messageId: string,
  { isLeaving }: Sending = { isLeaving: false },
): Promise<void> {
  const { api, eventId } = scope;
  const params = { path: { eventId, messageId } };
  await deleteAndVerify({
    send: () =>
      api.DELETE('/api/v1/events/{eventId}/messages/{messageId}', {
        params,
        parseAs: 'text',
        keepalive: isLeaving,
      }),
    async readCurrent() {
      const messages = await fetchMessages(scope);
      if (messages.some(({ id }) => id === messageId)) throw new OutcomeUnknown();
    },
    isLeaving,
  });
  setMessages(scope, (messages) => messages.filter(({ id }) => id !== messageId));
  void refreshMessages(scope);
}
