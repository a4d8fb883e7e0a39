import {
  accepting,
  addSideEffect,
  type Alterations,
  changeBody,
  changeData,
  changeSent,
  changeStatus,
  dropFields,
  findGuests,
  findMessages,
  keepNothing,
  loseFields,
  type Mutants,
  type OperationId,
  original,
  refuse,
  replace,
  replaceText,
} from './mutant.ts';

const textFields = {
  event: ['name', 'welcomeMessage', 'rsvpMessage'],
  guest: ['name'],
  message: ['title', 'message'],
};
/** Text that is created or changed otherwise than it was sent. */
const changeTexts = (
  kind: keyof typeof textFields,
  ids: readonly OperationId[],
  changes: Record<string, (text: string) => string>,
): Alterations =>
  Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      `text of a ${kind} is ${name}`,
      changeBody(ids, (body) => ({
        ...body,
        ...Object.fromEntries(
          textFields[kind]
            .filter((field) => typeof body[field] === 'string')
            .map((field) => [field, change(String(body[field]))]),
        ),
      })),
    ]),
  );

export const messageMutants: Mutants = {
  'messages are returned unchanged, the oldest first': {
    ...keepNothing('createMessage'),
    ...loseFields('listMessages', '_id', 'title', 'message', 'attachCardImage', 'separateRSVP', 'docs'),
    'listMessages has the newest first': changeData('listMessages', ({ docs }) => ({
      docs: docs.toReversed(),
    })),
    'listMessages stops after 50': changeData('listMessages', ({ docs }) => ({ docs: docs.slice(0, 50) })),
  },
  'a message changes in its place': {
    ...keepNothing('updateMessage'),
    ...dropFields('updateMessage', 'message', 'attachCardImage', 'separateRSVP'),
    'updateMessage without a mark takes it away': changeBody('updateMessage', (body) => ({
      isSelected: false,
      ...body,
    })),
    'a message needs no title': { acceptsInvalid: true },
    'a refused message clears the selection': accepting(
      replace(['createMessage', 'updateMessage'], (db, call, id) => {
        if (call.body.isSelected)
          for (const message of findMessages(db, call)) db.messages.put({ ...message, isSelected: false });
        return call.body.title === '' ? refuse(400, 'title') : original[id](db, call);
      }),
    ),
  },
  'one message is selected at a time': {
    ...keepNothing('selectMessage'),
    'select leaves the others': replace('selectMessage', (db, call) => {
      const before = findMessages(db, call).filter(({ isSelected }) => isSelected);
      const result = original.selectMessage(db, call);
      for (const message of before) db.messages.put(message);
      return result;
    }),
    'every new message is selected': changeBody('createMessage', (body) => ({ ...body, isSelected: true })),
  },
  'a deleted message is gone, and no other': {
    ...keepNothing('deleteMessage'),
    'deleteMessage answers 200': changeStatus('deleteMessage', 204, 200),
  },
  'text of events comes back character by character': {
    ...changeTexts('event', ['createEvent', 'updateEvent'], {
      trimmed: (text) => text.trim(),
      'cut at 5,000': (text) => text.slice(0, 5_000),
      composed: (text) => text.normalize('NFC'),
    }),
  },
  'text of guests comes back character by character': {
    ...changeTexts('guest', ['createGuest', 'updateGuest'], {
      escaped: (text) => text.replaceAll('<', '&lt;'),
    }),
    'createGuest refuses the country of a number': changeSent('createGuest', 'phone', (text) =>
      text.replace('+', ''),
    ),
  },
  'text of messages comes back character by character': {
    ...changeTexts('message', ['createMessage', 'updateMessage'], {
      'filled in': (text) => text.replaceAll('{name}', 'you'),
      'with one kind of line end': (text) => text.replaceAll('\r\n', '\n'),
    }),
    'texts of digits become numbers': replaceText('listMessages', /"title":"(0*)(\d+)"/g, '"title":$2'),
  },
  'simultaneous changes are all kept': {
    'createGuest of several at once keeps one': addSideEffect('createGuest', (db, call) => {
      for (const guest of findGuests(db, call).slice(0, -1)) db.guests.remove(guest._id);
    }),
  },
};
