import type { Message, MessageCreate, MessageUpdate } from '../../src/api/schema.gen.ts';
import type { Db } from './db.ts';
import type { MessageRecord } from './records.ts';
import { findEvent, findMessage, findMessages } from './find.ts';
import type { BackendHandlers } from './operations.ts';
import { getPage } from './get-page.ts';

export const messages = {
  listMessages: (db, call) => {
    const docs = findMessages(db, call).map(toMessage);
    const data = getPage(docs, { limit: Math.max(1, docs.length), page: 1 });
    return { status: 200, body: { status: 'success', data } };
  },

  createMessage: (db, call) => {
    const event = findEvent(db, call);
    const { body } = call;
    const message = db.messages.put({
      isSelected: false,
      attachCardImage: false,
      separateRSVP: false,
      ...writable(body),
      title: body.title,
      message: body.message,
      _id: db.newId(),
      event: event._id,
      createdAt: new Date().toISOString(),
    });
    if (message.isSelected) clearOthers(db, message);
    return { status: 201, body: { status: 'success', data: [toMessage(message)] } };
  },

  updateMessage: (db, call) => {
    const message = findMessage(db, call);
    const data = db.messages.put({ ...message, ...writable(call.body) });
    if (data.isSelected) clearOthers(db, data);
    return { status: 200, body: { status: 'success', data: toMessage(data) } };
  },

  selectMessage: (db, call) => {
    const message = findMessage(db, call);
    const data = db.messages.put({ ...message, isSelected: true });
    clearOthers(db, data);
    return { status: 200, body: { status: 'success', data: { ...toMessage(data), isSelected: true } } };
  },

  deleteMessage: (db, call) => {
    db.messages.remove(findMessage(db, call)._id);
    return { status: 204 };
  },
} satisfies Pick<
  BackendHandlers,
  'listMessages' | 'createMessage' | 'updateMessage' | 'selectMessage' | 'deleteMessage'
>;

/** At most one message of an event is selected (the specification, section 4). */
function clearOthers(db: Db, selected: MessageRecord): void {
  for (const message of db.messages.all()) {
    const isOther = message.event === selected.event && message._id !== selected._id;
    if (isOther && message.isSelected) db.messages.put({ ...message, isSelected: false });
  }
}

/** The five fields that an organiser may write. */
function writable(body: MessageCreate | MessageUpdate): MessageUpdate {
  const names = ['title', 'message', 'isSelected', 'attachCardImage', 'separateRSVP'] as const;
  return Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
}

function toMessage({ event: _event, ...message }: MessageRecord): Message {
  return message;
}
