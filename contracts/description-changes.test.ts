import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findUnnamedChanges, listChanges } from './description-changes.ts';

const folder = join(import.meta.dirname, '../openapi');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const text = read('backend.yaml');
const description = parse(text);

test('the changelog names each change of the description since its release', () => {
  const released = parse(read('released/backend.yaml'));
  expect(findUnnamedChanges(released, description, read('CHANGELOG.md'))).toEqual([]);
});

/** Replaces a part of the description, which must have it. */
function edit(from: string, to: string): unknown {
  expect(text).toContain(from);
  return parse(text.replace(from, to));
}

test.each([
  {
    what: 'an invitation may have a name and a phone number',
    from: '        name: { not: {} }\n        phone: { not: {} }\n',
    to: '',
    changes: ['RsvpGuest.name: forbidden → nothing', 'RsvpGuest.phone: forbidden → nothing'],
  },
  {
    what: 'a required field is optional',
    from: 'required: [_id, invitees, inviteeOnCard, event]',
    to: 'required: [_id, invitees, event]',
    changes: ['RsvpGuest.inviteeOnCard: required → optional'],
  },
  {
    what: 'a type',
    from: "type: [integer, 'null']\n      minimum: 0",
    to: 'type: integer\n      minimum: 0',
    changes: ['Answer type: ["integer","null"] → integer'],
  },
  {
    what: 'a format',
    from: 'email: { type: string, format: email }',
    to: 'email: { type: string }',
    changes: ['Credentials.email format: email → nothing'],
  },
  {
    what: 'a limit',
    from: 'minLength: 10\n          maxLength: 10',
    to: 'minLength: 10\n          maxLength: 12',
    changes: ['Signup.phone maxLength: 10 → 12'],
  },
  {
    what: 'the limit of a parameter',
    from: 'maximum: 100',
    to: 'maximum: 50',
    changes: ['parameters Limit schema maximum: 100 → 50'],
  },
  {
    what: 'a status',
    from: "        '204': { $ref: '#/components/responses/Gone' }\n",
    to: '',
    changes: ['deleteEvent responses 204 $ref: #/components/responses/Gone → nothing'],
  },
  {
    what: 'a status without a body',
    from: "'404': { $ref: '#/components/responses/NotFound' }",
    to: "'202': { description: Later. }\n        '404': { $ref: '#/components/responses/NotFound' }",
    changes: ['getRsvp responses 202: nothing → {}'],
  },
  {
    what: 'the security of a call',
    from: '      security: []\n',
    to: '',
    changes: ['getRsvp security: [] → nothing'],
  },
  {
    what: 'the security of all calls',
    from: 'security:\n  - bearer: []\n',
    to: 'security:\n  - bearer: []\n  - {}\n',
    changes: ['security 1: nothing → {}'],
  },
  {
    what: 'fields beside the described ones',
    from: 'required: [rsvpCount]\n      additionalProperties: false',
    to: 'required: [rsvpCount]',
    changes: ['RsvpSave additionalProperties: false → nothing'],
  },
  {
    what: 'another schema',
    from: "data: { $ref: '#/components/schemas/RsvpGuest' }",
    to: "data: { $ref: '#/components/schemas/Guest' }",
    changes: ['RsvpEnvelope.data $ref: #/components/schemas/RsvpGuest → #/components/schemas/Guest'],
  },
  {
    what: 'another form of a forbidden field',
    from: '        name: { not: {} }',
    to: '        name: false',
    changes: [],
  },
  { what: 'prose alone', from: 'Read an invitation', to: 'Read one', changes: [] },
])('changes are listed: $what', ({ from, to, changes }) => {
  expect(listChanges(description, edit(from, to))).toEqual(changes);
});

test('a change needs a version and a line of its own in the newest section', () => {
  const changed = edit('maximum: 100', 'maximum: 50') as { info: { version: string } };
  expect(findUnnamedChanges(description, changed, '')).toEqual([expect.stringMatching(/raise it$/)]);
  changed.info.version = '9.0.0';
  const line = '`parameters Limit schema maximum: 100 → 50`';
  const find = (changelog: string) => findUnnamedChanges(description, changed, changelog);
  expect(find(`# Changes\n\n## 8.0.0\n\n- ${line}\n`)).toEqual([expect.stringMatching(/does not begin/)]);
  expect(find(`# Changes\n\n## 9.0.0\n\n- Pages.\n\n## 8.0.0\n\n- ${line}\n`)).toEqual([line.slice(1, -1)]);
  expect(find(`# Changes\n\n## 9.0.0\n\n- ${line}\n`)).toEqual([]);
});
