import { getOperations, type OpenApi } from '../../mocks/engine/description.ts';

/** A description with one mistake, and the check that must find it. */
export interface DescriptionMutant {
  /** The name of the check. */
  check: string;
  name: string;
  /** Part of the check's message. */
  says: string;
  /** Changes the description in place. */
  change(api: OpenApi): void;
}

type Part = Record<string, unknown>;

/** @throws where the part does not exist, because the mutant would change nothing */
const getPart = (start: object, ...path: string[]): Part =>
  path.reduce((part, key) => {
    if (!(key in part)) throw new Error(`The description has no ${path.join(' › ')}`);
    return part[key] as Part;
  }, start as Part);

function getOperation(api: OpenApi, operationId: string): object {
  const found = getOperations(api).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`The description has no ${operationId}`);
  return found.operation;
}

type Change = DescriptionMutant['change'];

/** A change of a property of a component: `Guest.phone` of the schemas, `parameters.Limit`, `responses.Busy`. */
const set =
  (place: string, rule: string, value: unknown): Change =>
  (api) => {
    const [kind = '', name = '', field] = /^(?:parameters|responses)/.test(place)
      ? place.split('.')
      : ['schemas', ...place.split('.')];
    const component = getPart(api, 'components', kind, name);
    const part = field === undefined ? component : getPart(component, 'properties', field);
    delete part.$ref;
    part[rule] = value;
  };
const need =
  (schema: string, field: string): Change =>
  (api) => {
    const part = getPart(api, 'components', 'schemas', schema);
    part.required = (part.required as string[]).filter((each) => each !== field);
  };
const setOf =
  (operationId: string, rule: string, value: unknown): Change =>
  (api) =>
    void Object.assign(getOperation(api, operationId), { [rule]: value });
const removeOf =
  (operationId: string, ...path: string[]): Change =>
  (api) =>
    void delete getPart(getOperation(api, operationId), ...path.slice(0, -1))[path.at(-1) ?? ''];

/** At least two for each check: what is wrong, what the check says, and the change. */
const table: Record<string, [name: string, says: string, change: Change][]> = {
  'each status that the product tells apart is described separately': [
    ['saveRsvp has no 404', 'the description has no answer 404', removeOf('saveRsvp', 'responses', '404')],
    [
      'listGuests is called getGuests',
      'listGuests: a hundred',
      setOf('listGuests', 'operationId', 'getGuests'),
    ],
  ],
  'organisers’ calls need a token, and guests’ need none': [
    ['listGuests needs no token', 'the product sends a token', setOf('listGuests', 'security', [])],
    ['getRsvp needs a token', 'the product sends no token', removeOf('getRsvp', 'security')],
  ],
  'what the product sends is valid': [
    ['a phone number begins with +', 'createGuest', set('GuestCreate.phone', 'pattern', '^\\+')],
    ['no answer is taken back', 'updateGuest: an answer', set('GuestUpdate.rsvpCount', 'type', 'integer')],
    ['the page has another name', 'listGuests', set('parameters.Page', 'name', 'pageNumber')],
    ['a page holds 50 guests', 'a hundred a page', set('parameters.Limit', 'schema', { maximum: 50 })],
    [
      'an event cannot be changed',
      'updateEvent',
      (api) => void delete getPart(api, 'paths', '/api/v1/events/{eventId}').patch,
    ],
  ],
  'what the pact pins is a valid answer': [
    ['an event of yes or no alone', 'getEvent', set('Event.isSingleGuest', 'const', false)],
    ['invitees are text', 'listGuests', set('Guest.invitees', 'type', 'string')],
    ['a role is text', 'getMe', set('User.role', 'type', 'string')],
  ],
  'each field that the pact pins is required, or it was sent': [
    ['a refusal needs no message', 'getMe: a token that has ended: message', need('Problem', 'message')],
    ['an error needs no field', 'a wrong password: errors.type', need('FieldError', 'type')],
    ['a page needs no total', 'data.totalDocs is pinned', need('PageOfGuests', 'totalDocs')],
  ],
  'an invitation with a name or a phone number is not valid': ['name', 'phone'].map((field) => [
    `an invitation may hold the ${field}`,
    `the answer may tell ${field}`,
    (api) => void delete getPart(api, 'components', 'schemas', 'RsvpGuest', 'properties')[field],
  ]),
  'each question is asked, and relied on': [
    ['nobody asked A99', 'nobody asked A99', setOf('getRsvp', 'x-assumes', ['A99'])],
    ['nothing relies on A22', 'no operation assumes A22', removeOf('updateGuest', 'x-assumes')],
  ],
};

export const descriptionMutants: DescriptionMutant[] = Object.entries(table).flatMap(([check, rows]) =>
  rows.map(([name, says, change]) => ({ check, name, says, change })),
);
