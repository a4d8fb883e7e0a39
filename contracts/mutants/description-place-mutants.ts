import { getPart, checks, type DescriptionMutant, getOperation } from './description-mutant.ts';

/** Changes beside the schemas: servers, headers, how a parameter is written, questions, and the version. */
export const descriptionPlaceMutants: DescriptionMutant[] = [
  ...(
    [
      [
        'listGuests',
        'servers',
        [{ url: 'https://guests.example.com' }],
        '+ listGuests: is at https://guests',
      ],
      ['listEvents', 'deprecated', true, '+ listEvents: is deprecated'],
      ['getGuest', 'security', [{}, { bearer: [] }], '+ getGuest: needs a token: [{},'],
      ['getRsvp', 'x-assumes', ['A1'], '- getRsvp: assumes A13'],
    ] as const
  ).map(([id, rule, value, says]): DescriptionMutant => ({
    name: `${id} has ${rule} ${JSON.stringify(value)}`,
    check: checks.release,
    says,
    change: (api) => void Object.assign(getOperation(api, id), { [rule]: value }),
  })),
  ...(
    [
      ['Limit', 'style', 'deepObject', '+ listGuests: query limit has style "deepObject"'],
      ['EventId', 'style', 'matrix', '+ getEvent: path eventId has style "matrix"'],
      ['Page', 'allowEmptyValue', true, '+ listGuests: query page has allowEmptyValue true'],
      ['GuestId', 'deprecated', true, '+ getGuest: path guestId has deprecated true'],
    ] as const
  ).map(([name, rule, value, says]): DescriptionMutant => ({
    name: `the parameter ${name} has ${rule} ${JSON.stringify(value)}`,
    check: checks.release,
    says,
    change: (api) => void (getPart(api, 'components', 'parameters', name)[rule] = value),
  })),
  ...(
    [
      ['required', true, '+ saveRsvp: 429 Retry-After is required'],
      [
        'schema',
        { type: 'string', format: 'date-time' },
        '+ saveRsvp: 429 Retry-After has format "date-time"',
      ],
      ['schema', { type: 'integer', minimum: 1000 }, '+ saveRsvp: 429 Retry-After has minimum 1000'],
    ] as const
  ).map(([rule, value, says]): DescriptionMutant => ({
    name: `Retry-After has ${rule} ${JSON.stringify(value)}`,
    check: checks.release,
    says,
    change: (api) => {
      getPart(api, 'components', 'responses', 'Busy', 'headers', 'Retry-After')[rule] = value;
    },
  })),
  {
    name: 'the account is on a server of its own',
    check: checks.release,
    says: '+ getMe: is at https://accounts',
    change: (api) =>
      void Object.assign(getPart(api, 'paths', '/api/v1/users/me'), {
        servers: [{ url: 'https://accounts.example.com' }],
      }),
  },
  {
    name: 'an operation relies on a question that nobody asked',
    check: checks.questions,
    says: 'getRsvp: openapi/QUESTIONS.md has no question A99',
    change: (api) => void (getOperation(api, 'getRsvp')['x-assumes'] = ['A99']),
  },
  {
    name: 'nothing relies on the question who may record an answer',
    check: checks.questions,
    says: 'no operation assumes A22',
    change: (api) => void delete getOperation(api, 'updateGuest')['x-assumes'],
  },
  ...['1.0.0', '3.0.0'].map((version): DescriptionMutant => ({
    name: `the version is ${version}, and nothing has changed`,
    check: checks.release,
    says: 'nothing has changed, so the version stays',
    change: (api) => void (api.info.version = version),
  })),
];
