import {
  forgetful,
  handle,
  asking,
  answering,
  type Mutant,
  type OperationId,
  own,
  saying,
  status,
} from './mutant.ts';

const flowsOfWrites: Partial<Record<OperationId, string>> = {
  createEvent: 'kept as it was written',
  updateEvent: 'an event changes',
  deleteEvent: 'a deleted event',
  createMessage: 'messages are kept',
  updateMessage: 'a message changes',
  selectMessage: 'one message is selected',
  deleteMessage: 'a deleted message',
  createGuest: 'a guest is kept',
  updateGuest: 'a guest changes',
  deleteGuest: 'a removed guest',
  saveRsvp: 'an answer is saved',
  savePreference: 'settings are kept',
};
const without = (name: string) => (call: Parameters<typeof own.getMe>[1]) => {
  const { [name]: _gone, ...body } = call.body;
  return { ...call, body };
};
const replaced = (id: OperationId, from: string | RegExp, to: string) =>
  saying(id, (text) => text.replaceAll(from, to));

export const writeMutants: Mutant[] = [
  ...Object.entries(flowsOfWrites).map(([id, flow]): Mutant => ({
    name: `${id} answers well and keeps nothing`,
    flow,
    alteration: handle(id as OperationId, (db, call) => own[id as OperationId](forgetful(db), call)),
  })),
  ...['name', 'images', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'].map((name): Mutant => ({
    name: `createEvent drops ${name}`,
    flow: 'an event is kept',
    alteration: asking('createEvent', without(name)),
  })),
  ...['name', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'].map((name): Mutant => ({
    name: `updateEvent drops ${name}`,
    flow: 'an event changes',
    alteration: asking('updateEvent', without(name)),
  })),
  ...['phone', 'invitees', 'inviteeOnCard', 'isWAPhone'].flatMap((name): Mutant[] => [
    {
      name: `createGuest drops ${name}`,
      flow: name === 'inviteeOnCard' ? 'do not add up' : 'a guest is kept',
      alteration: asking('createGuest', without(name)),
    },
    {
      name: `updateGuest drops ${name}`,
      flow: 'a guest changes',
      alteration: asking('updateGuest', without(name)),
    },
  ]),
  ...['message', 'attachCardImage', 'separateRSVP'].flatMap((name): Mutant[] => [
    {
      name: `createMessage drops ${name}`,
      flow: 'messages are kept',
      alteration: asking('createMessage', (call) => ({
        ...call,
        body: { ...call.body, [name]: name === 'message' ? '' : false },
      })),
    },
    {
      name: `updateMessage drops ${name}`,
      flow: 'a message changes',
      alteration: asking('updateMessage', without(name)),
    },
  ]),
  {
    name: 'updateGuest drops an answer',
    flow: 'organiser records',
    alteration: asking('updateGuest', without('rsvpCount')),
  },
  {
    name: 'updateGuest takes no answer back',
    flow: 'organiser records',
    alteration: asking('updateGuest', (call) =>
      call.body.rsvpCount === null ? without('rsvpCount')(call) : call,
    ),
  },
  { name: 'deleteGuest answers 200', flow: 'a removed guest', alteration: status('deleteGuest', 204, 200) },
  { name: 'deleteGuest again is fine', flow: 'a removed guest', alteration: status('deleteGuest', 404, 204) },
  {
    name: 'deleteMessage again is fine',
    flow: 'a deleted message',
    alteration: status('deleteMessage', 404, 204),
  },
  { name: 'deleteEvent again is fine', flow: 'a deleted event', alteration: status('deleteEvent', 404, 204) },
  {
    name: 'updateGuest of a removed guest is fine',
    flow: 'a removed guest',
    alteration: status('updateGuest', 404, 200),
  },
  {
    name: 'createEvent gives no id',
    flow: 'an event is kept',
    alteration: replaced('createEvent', '"_id"', '"key"'),
  },
  {
    name: 'createGuest gives no list',
    flow: 'a guest is kept',
    alteration: answering('createGuest', ({ status, body }) => ({
      status,
      body: { ...body, data: (body?.data as unknown[] | undefined)?.[0] },
    })),
  },
  {
    name: 'createGuest gives the last guest first',
    flow: 'added at once',
    alteration: answering('createGuest', (answer, call, db) => ({
      ...answer,
      body: {
        data: db.guests
          .all()
          .filter(({ event }) => event === call.params.eventId)
          .slice(0, 1),
      },
    })),
  },
  {
    name: 'createMessage gives an empty list',
    flow: 'messages are kept',
    alteration: answering('createMessage', ({ status }) => ({ status, body: { data: [] } })),
  },
  {
    name: 'a new event takes no name for an answer',
    flow: 'without a name is refused',
    alteration: { takesAll: true },
  },
  { name: 'a nameless guest is taken', flow: 'breaks a rule', alteration: { takesAll: true } },
  {
    name: 'the refusal of an event names no field',
    flow: 'without a name is refused',
    alteration: {
      answered: (response) =>
        response.status === 400 ? { ...response, text: '{"message":"No"}' } : response,
    },
  },
];
