import type { Db } from '../../mocks/backend/db.ts';
import type { Alteration } from '../mock-host.ts';
import {
  addSideEffect,
  type Alterations,
  type Call,
  changeBody,
  changeCall,
  changeData,
  changeSent,
  changeStatus,
  changeText,
  dropFields,
  findEvent,
  findGuest,
  findMessages,
  keepNothing,
  loseFields,
  type Mutants,
  type OperationId,
  original,
  replace,
  replaceText,
} from './mutant.ts';

const findMessage = (db: Db, { params }: Call) => db.messages.get(params.messageId ?? '');

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

/** Writes back what it read a moment ago, without what another call has saved since. */
function loseOverlappingChange(
  id: OperationId,
  read: (db: Db, call: Call) => object | undefined,
  put: (db: Db, row: object) => void,
): Alterations {
  let last: { at: number; row: object } | undefined;
  const alteration = replace(id, (db, call) => {
    const row = read(db, call);
    if (last && Date.now() - last.at < 50) put(db, last.row);
    else if (row) last = { at: Date.now(), row };
    return original[id](db, call);
  });
  return { [`${id} of two fields at once keeps one`]: alteration };
}

/** A guest that is answered for and renamed at once keeps what was read first. */
function loseOtherGuests(id: 'saveRsvp' | 'updateGuest'): Alterations {
  let last: { at: number; rows: object[] } | undefined;
  const alteration = replace(id, (db, call) => {
    const { event } = findGuest(db, call) ?? {};
    const others = db.guests.all().filter((one) => one.event === event && one._id !== call.params.guestId);
    if (last && Date.now() - last.at < 250) for (const row of last.rows) db.guests.put(row as never);
    else last = { at: Date.now(), rows: others };
    return original[id](db, call);
  });
  return { [`${id} of several guests at once keeps one`]: alteration };
}

/** Looks for the address before another call has saved it. */
function signUpTwice(): Alteration {
  const signedUp = new Map<string, number>();
  return replace('signup', (db, call) => {
    const email = String(call.body.email);
    const isLate = Date.now() - (signedUp.get(email) ?? 0) < 200;
    signedUp.set(email, Date.now());
    return original.signup(db, isLate ? { ...call, body: { ...call.body, email: `twin.${email}` } } : call);
  });
}

export const messageMutants: Mutants = {
  'messages are kept as they were written, the oldest first': {
    ...keepNothing('createMessage'),
    ...loseFields('listMessages', '_id', 'title', 'message', 'attachCardImage', 'separateRSVP', 'docs'),
    'listMessages has the newest first': changeData('listMessages', ({ docs }) => ({
      docs: docs.toReversed(),
    })),
    'listMessages stops after 50': changeData('listMessages', ({ docs }) => ({ docs: docs.slice(0, 50) })),
    'times of listMessages are three hours ahead': changeText('listMessages', (text) =>
      text.replaceAll(
        /"createdAt":"([^"]+)"/g,
        (_, time: string) => `"createdAt":"${new Date(Date.parse(time) + 10_800_000).toISOString()}"`,
      ),
    ),
  },
  'a message changes in its place': {
    ...keepNothing('updateMessage'),
    ...dropFields('updateMessage', 'message', 'attachCardImage', 'separateRSVP'),
    'updateMessage takes an empty text for nothing sent': changeBody('updateMessage', (body) => {
      const { message, ...rest } = body;
      return message === '' ? rest : body;
    }),
    'updateMessage without a mark takes it away': changeBody('updateMessage', (body) => ({
      isSelected: false,
      ...body,
    })),
  },
  'one message is selected at a time': {
    ...keepNothing('selectMessage'),
    'select leaves the others': replace('selectMessage', (db, call) => {
      const before = findMessages(db, call).filter(({ isSelected }) => isSelected);
      const result = original.selectMessage(db, call);
      for (const message of before) db.messages.put(message);
      return result;
    }),
    'select clears every event': changeCall('selectMessage', (_, db) => {
      for (const message of db.messages.all()) db.messages.put({ ...message, isSelected: false });
      return undefined;
    }),
    'every new message is selected': changeBody('createMessage', (body) => ({ ...body, isSelected: true })),
    'select takes the card off the message': addSideEffect('selectMessage', (db, call) => {
      const message = findMessage(db, call);
      if (message) db.messages.put({ ...message, attachCardImage: false });
    }),
  },
  'a deleted message is gone, and no other': {
    ...keepNothing('deleteMessage'),
    'deleteMessage answers 200': changeStatus('deleteMessage', 204, 200),
    'deleteMessage again is fine': changeStatus('deleteMessage', 404, 204),
    'deleteMessage selects another': addSideEffect('deleteMessage', (db, call) => {
      const [other] = findMessages(db, call);
      if (other) db.messages.put({ ...other, isSelected: true });
    }),
    'deleteMessage deletes all of one title': changeCall('deleteMessage', (call, db) => {
      const title = findMessage(db, call)?.title;
      for (const each of findMessages(db, call))
        if (each.title === title && each._id !== call.params.messageId) db.messages.remove(each._id);
      return undefined;
    }),
  },
  'text of events comes back character by character': {
    ...changeTexts('event', ['createEvent', 'updateEvent'], {
      trimmed: (text) => text.trim(),
      'stripped of tags': (text) => text.replaceAll(/<[^>]*>/g, ''),
      'cut at 5,000': (text) => text.slice(0, 5_000),
      composed: (text) => text.normalize('NFC'),
      'in ASCII': (text) => text.replaceAll(/[^ -~\s]/g, '?'),
    }),
    'listEvents cuts names at 30': replaceText(
      'listEvents',
      /"name":"((?:[^"\\]|\\.){30})(?:[^"\\]|\\.)+"/g,
      '"name":"$1"',
    ),
  },
  'text of guests comes back character by character': {
    ...changeTexts('guest', ['createGuest', 'updateGuest'], {
      escaped: (text) => text.replaceAll('<', '&lt;'),
      'without emoji': (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, ''),
      'without zero-width characters': (text) => text.replaceAll(/[\u200B-\u200D]/g, ''),
      // A server that decodes each packet separately breaks a letter between two.
      'decoded in packets': (text) =>
        Buffer.from(text)
          .toString('latin1')
          .replaceAll(/[^]{1,1400}/g, (part) => Buffer.from(part, 'latin1').toString()),
    }),
    'getGuest takes the text null for nothing': replaceText('getGuest', ':"null"', ':null'),
    'updateGuest keeps the digits of a number': changeSent('updateGuest', 'phone', (text) =>
      text.replaceAll(/\D/g, ''),
    ),
    'createGuest refuses the country of a number': changeSent('createGuest', 'phone', (text) =>
      text.replace('+', ''),
    ),
  },
  'text of messages comes back character by character': {
    ...changeTexts('message', ['createMessage', 'updateMessage'], {
      'in plain quotes': (text) => text.replaceAll(/[“”]/g, '"').replaceAll('’', "'"),
      'without direction marks': (text) => text.replaceAll(/[\u202A-\u202E]/g, ''),
      'without fixed spaces': (text) => text.replaceAll('\u00A0', ' '),
      'filled in': (text) => text.replaceAll('{name}', 'you'),
      'with one kind of line end': (text) => text.replaceAll('\r\n', '\n'),
    }),
    'texts of digits become numbers': replaceText('listMessages', /"title":"(0*)(\d+)"/g, '"title":$2'),
  },
  'what many change at once is all kept': {
    ...loseOtherGuests('saveRsvp'),
    ...loseOtherGuests('updateGuest'),
    ...loseOverlappingChange('updateEvent', findEvent, (db, row) => db.events.put(row as never)),
    ...loseOverlappingChange('updateMessage', findMessage, (db, row) => db.messages.put(row as never)),
    'signup looks for the address before others have saved it': signUpTwice(),
    'createMessage of several at once keeps one': addSideEffect('createMessage', (db, call) => {
      for (const { _id } of findMessages(db, call).slice(0, -1)) db.messages.remove(_id);
    }),
  },
};
