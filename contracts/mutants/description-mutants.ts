import { descriptionPlaceMutants } from './description-place-mutants.ts';
import { getPart, checks, type DescriptionMutant, getOperation, getSchema } from './description-mutant.ts';

const notRequired: readonly [schema: string, field: string, says: string, check: string][] = [
  ['Event', '_id', 'createEvent 201: the product cannot read', checks.least],
  ['Event', 'name', 'listEvents: data.docs[].name', checks.optional],
  ['Event', 'updatedAt', 'getEvent: data.updatedAt', checks.optional],
  ['Guest', '_id', 'createGuest 201: the product cannot read', checks.least],
  ['Guest', 'name', 'listGuests: data.docs[].name', checks.optional],
  ['Guest', 'invitees', 'getGuest: data.invitees', checks.optional],
  ['Guest', 'inviteeOnCard', 'getGuest: data.inviteeOnCard', checks.optional],
  ['Message', '_id', 'createMessage 201: the product cannot read', checks.least],
  ['Message', 'title', 'listMessages: data.docs[].title', checks.optional],
  ['Message', 'message', 'listMessages: data.docs[].message', checks.optional],
  ['Message', 'createdAt', 'listMessages: data.docs[].createdAt', checks.optional],
  ['RsvpGuest', '_id', 'getRsvp: data._id', checks.optional],
  ['RsvpGuest', 'invitees', 'getRsvp: data.invitees', checks.optional],
  ['RsvpGuest', 'event', 'getRsvp: data.event', checks.optional],
  ['RsvpEvent', 'isSingleGuest', 'getRsvp: data.event.isSingleGuest', checks.optional],
  ['User', '_id', 'getMe 200: the product cannot read', checks.least],
  ['User', 'email', 'login: data.user.email', checks.optional],
  ['User', 'role', 'getMe: data.role', checks.optional],
  ['Session', 'token', 'login 200: the product cannot read', checks.least],
  ['Session', 'data', 'signup 201: the product cannot read', checks.least],
  ['PageOfEvents', 'docs', 'listEvents 200: the product cannot read', checks.least],
  ['PageOfMessages', 'docs', 'listMessages 200: the product cannot read', checks.least],
  ['PageOfGuests', 'docs', 'listGuests 200: the product cannot read', checks.least],
  ['PageOfGuests', 'totalDocs', 'listGuests: data.totalDocs', checks.optional],
  ['GuestsAnalytics', 'confirmed', 'getEvent: data.guestsAnalytics.confirmed', checks.optional],
  ['GuestsAnalytics', 'total', 'listEvents: data.docs[].guestsAnalytics.total', checks.optional],
  ['Problem', 'message', 'getMe: a token that has ended: message', checks.missing],
  ['FieldError', 'type', 'login: a wrong password: errors[].type', checks.missing],
];

const lostStatus: readonly [operation: string, status: string, check: string][] = [
  ['getRsvp', '404', checks.statuses],
  ['saveRsvp', '400', checks.statuses],
  ['saveRsvp', '429', checks.statuses],
  ['getMe', '401', checks.statuses],
  ['updateEvent', '401', checks.statuses],
  ['deleteGuest', '404', checks.statuses],
  ['deleteMessage', '204', checks.statuses],
  ['login', '400', checks.statuses],
  ['getEvent', '400', checks.release],
  ['listEvents', '4XX', checks.release],
];

export const descriptionMutants: DescriptionMutant[] = [
  ...descriptionPlaceMutants,
  ...notRequired.map(([name, field, says, check]): DescriptionMutant => ({
    name: `${name} need not have ${field}`,
    check,
    says,
    change: (api) => {
      const part = getSchema(api, name) as { required: string[] };
      part.required = part.required.filter((each) => each !== field);
    },
  })),
  ...lostStatus.map(([id, status, check]): DescriptionMutant => ({
    name: `${id} has no ${status} of its own`,
    check,
    says:
      check === checks.release ? `- ${id}: may answer ${status}` : `the description has no answer ${status}`,
    change: (api) => void delete getPart(getOperation(api, id), 'responses')[status],
  })),
  ...['listGuests', 'deleteEvent', 'savePreference'].map((id): DescriptionMutant => ({
    name: `${id} needs no token`,
    check: checks.tokens,
    says: `${id}: the product sends a token`,
    change: (api) => void Object.assign(getOperation(api, id), { security: [] }),
  })),
  {
    name: 'getRsvp needs a token',
    check: checks.tokens,
    says: 'getRsvp: the product sends no token',
    change: (api) => void delete getOperation(api, 'getRsvp').security,
  },
  ...['name', 'phone'].map((field): DescriptionMutant => ({
    name: `an invitation may hold the ${field}`,
    check: checks.secrets,
    says: `the answer may tell ${field}`,
    change: (api) => void delete getPart(getSchema(api, 'RsvpGuest'), 'properties')[field],
  })),
  ...(
    [
      ['Event', 'isSingleGuest', 'const', false, 'getEvent', checks.pinned],
      ['Event', 'isSingleGuest', 'const', true, '+ getEvent: 200.data.isSingleGuest has', checks.release],
      ['Message', 'isSelected', 'const', false, 'listMessages', checks.pinned],
      ['Guest', 'isWAPhone', 'enum', [true], 'listGuests', checks.pinned],
      ['Guest', 'phone', 'maxLength', 5, 'listGuests', checks.pinned],
      ['Guest', 'invitees', 'type', 'string', 'listGuests', checks.pact],
      ['User', 'role', 'type', 'string', 'getMe', checks.pact],
      ['RsvpGuest', 'rsvpCount', 'type', 'boolean', 'getRsvp', checks.pact],
      ['GuestCreate', 'phone', 'pattern', '^\\+', 'createGuest', checks.sent],
      ['GuestUpdate', 'rsvpCount', 'type', 'integer', 'updateGuest: an answer taken back', checks.sent],
      ['EventUpdate', 'name', 'maxLength', 3, 'updateEvent', checks.sent],
      ['Preference', 'shortcuts', 'maxItems', 1, 'savePreference', checks.sent],
      ['User', 'phone', 'minLength', 10, '+ getMe: 200.data.phone has minLength 10', checks.release],
    ] as const
  ).map(([name, field, rule, value, says, check]): DescriptionMutant => ({
    name: `${name}.${field} has ${rule} ${JSON.stringify(value)}`,
    check,
    says,
    change: (api) => {
      const part = getPart(getSchema(api, name), 'properties', field);
      delete part.$ref;
      part[rule] = value;
    },
  })),
  ...(
    [
      ['Guest', 'name', 'fullName', checks.described, 'listGuests: data.docs[].name'],
      ['Guest', 'rsvpCount', 'count', checks.described, 'listGuests: data.docs[].rsvpCount'],
      ['Event', 'welcomeMessage', 'welcome', checks.described, 'getEvent: data.welcomeMessage'],
      ['RsvpEvent', 'rsvpMessage', 'question', checks.described, 'getRsvp: data.event.rsvpMessage'],
      ['RsvpSave', 'rsvpCount', 'count', checks.sent, 'saveRsvp: three will come'],
      ['MessageCreate', 'separateRSVP', 'separate', checks.sent, 'createMessage: a message'],
    ] as const
  ).map(([name, field, other, check, says]): DescriptionMutant => ({
    name: `${name}.${field} is called ${other}`,
    check,
    says,
    change: (api) => {
      const properties = getPart(getSchema(api, name), 'properties');
      properties[other] = properties[field];
      delete properties[field];
    },
  })),
  {
    name: 'the page of guests is called pageNumber',
    check: checks.pact,
    says: 'listGuests',
    change: (api) =>
      void Object.assign(getPart(api, 'components', 'parameters', 'Page'), { name: 'pageNumber' }),
  },
  {
    name: 'a page holds 50 guests at most',
    check: checks.sent,
    says: 'listGuests: a hundred a page',
    change: (api) =>
      void Object.assign(getPart(api, 'components', 'parameters', 'Limit', 'schema'), { maximum: 50 }),
  },
  {
    name: 'an event cannot be changed',
    check: checks.pact,
    says: 'updateEvent',
    change: (api) => void delete getPart(api, 'paths', '/api/v1/events/{eventId}').patch,
  },
  {
    name: 'the trailing slash of createMessage is gone',
    check: checks.pact,
    says: 'createMessage',
    change: (api) => {
      const { '/api/v1/events/{eventId}/messages/': path } = api.paths;
      delete api.paths['/api/v1/events/{eventId}/messages/'];
      Object.assign(api.paths['/api/v1/events/{eventId}/messages'] ?? {}, { post: path?.post });
    },
  },
  {
    name: 'a message may be sent with more fields',
    check: checks.release,
    says: '- createMessage: sends has additionalProperties false',
    change: (api) => void delete getSchema(api, 'MessageCreate').additionalProperties,
  },
  {
    name: 'an organiser may send the owner of an event',
    check: checks.release,
    says: '- updateEvent: sends.user must not be there',
    change: (api) => void delete getPart(getSchema(api, 'EventUpdate'), 'properties').user,
  },
  {
    name: 'the paths begin elsewhere',
    check: checks.release,
    says: '+ the paths begin at /v2',
    change: (api) => void (api.servers = [{ url: '/v2' }]),
  },
  {
    name: 'an id may be a number',
    check: checks.release,
    says: '+ getEvent: 200.data._id has type ["string","integer"]',
    change: (api) => void (getSchema(api, 'Id').type = ['string', 'integer']),
  },
  {
    name: 'a new parameter is required of listEvents',
    check: checks.pact,
    says: 'listEvents',
    change: (api) => {
      const year = { name: 'year', in: 'query', required: true, schema: { type: 'integer' } };
      Object.assign(getOperation(api, 'listEvents'), { parameters: [year] });
    },
  },
  {
    name: 'listGuests is called getGuests',
    check: checks.statuses,
    says: 'listGuests: a hundred a page',
    change: (api) => void (getOperation(api, 'listGuests').operationId = 'getGuests'),
  },
];
