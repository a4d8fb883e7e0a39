import { getAppearance } from './look-alikes.ts';
import { normalizePhone } from './phone.ts';

/** The keys by which two people are compared; '' matches no person. */
export interface PersonKeys {
  phone: string;
  name: string;
}

/** Creates the keys of a person. Names are compared by their appearance. */
export const getPersonKeys = (person: { name: string; phone?: string | undefined }): PersonKeys => ({
  phone: toComparablePhone(person.phone ?? ''),
  name: getAppearance(person.name),
});

/** Numbers with and without a country code or a leading zero share their last nine digits. */
export const toComparablePhone = (phone: string) => normalizePhone(phone).replaceAll(/\D/g, '').slice(-9);

/** One text for a name and a phone number, equal for people who match in both. */
export function getFingerprint(person: { name: string; phone?: string | undefined }): string {
  const { phone, name } = getPersonKeys(person);
  return `${phone} ${name}`;
}

/** Finds a person who is probably the same: by the same number, or by name where one of them has no number. */
export function findSamePerson<Person extends { name: string; phone?: string | undefined }>(
  people: readonly Person[],
  person: { name: string; phone?: string | undefined },
): Person | undefined {
  const { phone, name } = getPersonKeys(person);
  return people.find((other) => {
    const keys = getPersonKeys(other);
    if (phone !== '' && keys.phone !== '') return keys.phone === phone;
    return name !== '' && keys.name === name;
  });
}
