import type { components } from '../../api/schema.gen.ts';

type Preference = components['schemas']['Preference'];

/** The preference as it is saved: without the five fields that are the server's (the specification, section 3). */
export function withoutServerFields(preference: Readonly<Record<string, unknown>>): Preference {
  const { _id, __v, createdAt: _createdAt, updatedAt: _updatedAt, user: _user, ...ours } = preference;
  return ours;
}
