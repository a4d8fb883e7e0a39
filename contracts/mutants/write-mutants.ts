import {
  ignoreWrites,
  replaceHandler,
  changeCall,
  changeResult,
  type Mutant,
  type OperationId,
  original,
  changeText,
  changeStatus,
} from './mutant.ts';

const writeFlows: Partial<Record<OperationId, string>> = {
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
const removeFromBody = (name: string) => (call: Parameters<typeof original.getMe>[1]) => {
  const { [name]: _gone, ...body } = call.body;
  return { ...call, body };
};
const replaceText = (id: OperationId, from: string | RegExp, to: string) =>
  changeText(id, (text) => text.replaceAll(from, to));

export const writeMutants: Mutant[] = [
  ...Object.entries(writeFlows).map(([id, flow]): Mutant => ({
    name: `${id} answers well and keeps nothing`,
    flow,
    alteration: replaceHandler(id as OperationId, (db, call) =>
      original[id as OperationId](ignoreWrites(db), call),
    ),
  })),
  ...['name', 'images', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'].map((name): Mutant => ({
    name: `createEvent drops ${name}`,
    flow: 'an event is kept',
    alteration: changeCall('createEvent', removeFromBody(name)),
  })),
  ...['name', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'].map((name): Mutant => ({
    name: `updateEvent drops ${name}`,
    flow: 'an event changes',
    alteration: changeCall('updateEvent', removeFromBody(name)),
  })),
  ...['phone', 'invitees', 'inviteeOnCard', 'isWAPhone'].flatMap((name): Mutant[] => [
    {
      name: `createGuest drops ${name}`,
      flow: name === 'inviteeOnCard' ? 'do not add up' : 'a guest is kept',
      alteration: changeCall('createGuest', removeFromBody(name)),
    },
    {
      name: `updateGuest drops ${name}`,
      flow: 'a guest changes',
      alteration: changeCall('updateGuest', removeFromBody(name)),
    },
  ]),
  ...['message', 'attachCardImage', 'separateRSVP'].flatMap((name): Mutant[] => [
    {
      name: `createMessage drops ${name}`,
      flow: 'messages are kept',
      alteration: changeCall('createMessage', (call) => ({
        ...call,
        body: { ...call.body, [name]: name === 'message' ? '' : false },
      })),
    },
    {
      name: `updateMessage drops ${name}`,
      flow: 'a message changes',
      alteration: changeCall('updateMessage', removeFromBody(name)),
    },
  ]),
  {
    name: 'updateGuest drops an answer',
    flow: 'organiser records',
    alteration: changeCall('updateGuest', removeFromBody('rsvpCount')),
  },
  {
    name: 'updateGuest takes no answer back',
    flow: 'organiser records',
    alteration: changeCall('updateGuest', (call) =>
      call.body.rsvpCount === null ? removeFromBody('rsvpCount')(call) : call,
    ),
  },
  {
    name: 'deleteGuest answers 200',
    flow: 'a removed guest',
    alteration: changeStatus('deleteGuest', 204, 200),
  },
  {
    name: 'deleteGuest again is fine',
    flow: 'a removed guest',
    alteration: changeStatus('deleteGuest', 404, 204),
  },
  {
    name: 'deleteMessage again is fine',
    flow: 'a deleted message',
    alteration: changeStatus('deleteMessage', 404, 204),
  },
  {
    name: 'deleteEvent again is fine',
    flow: 'a deleted event',
    alteration: changeStatus('deleteEvent', 404, 204),
  },
  {
    name: 'updateGuest of a removed guest is fine',
    flow: 'a removed guest',
    alteration: changeStatus('updateGuest', 404, 200),
  },
  {
    name: 'createEvent gives no id',
    flow: 'an event is kept',
    alteration: replaceText('createEvent', '"_id"', '"key"'),
  },
  {
    name: 'createGuest gives no list',
    flow: 'a guest is kept',
    alteration: changeResult('createGuest', ({ status, body }) => ({
      status,
      body: { ...body, data: (body?.data as unknown[] | undefined)?.[0] },
    })),
  },
  {
    name: 'createGuest gives the last guest first',
    flow: 'added at once',
    alteration: changeResult('createGuest', (result, call, db) => ({
      ...result,
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
    alteration: changeResult('createMessage', ({ status }) => ({ status, body: { data: [] } })),
  },
  {
    name: 'a new event takes no name for an answer',
    flow: 'without a name is refused',
    alteration: { acceptsInvalid: true },
  },
  { name: 'a nameless guest is taken', flow: 'breaks a rule', alteration: { acceptsInvalid: true } },
  {
    name: 'the refusal of an event names no field',
    flow: 'without a name is refused',
    alteration: {
      changeResponse: (response) =>
        response.status === 400 ? { ...response, text: '{"message":"No"}' } : response,
    },
  },
];
