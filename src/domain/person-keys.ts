import { getAppearance } from './look-alikes.ts';
import { normalizePhone } from './phone.ts';

/** By what two people are compared; '' matches nobody. */
export interface PersonKeys {
  phone: string;
  name: string;
}

/** Prepares a person for comparing. Names are compared by what the eye makes of them. */
export const getPersonKeys = (person: { name: string; phone?: string | undefined }): PersonKeys => ({
  phone: comparablePhone(person.phone ?? ''),
  name: getAppearance(person.name),
});

/** Numbers with and without a country code or a leading zero end in the same nine digits. */
const comparablePhone = (phone: string) => normalizePhone(phone).replaceAll(/\D/g, '').slice(-9);

/** One text for a name and a phone number, the same for everybody who is alike in both. */
export function getFingerprint(person: { name: string; phone?: string | undefined }): string {
  const { phone, name } = getPersonKeys(person);
  return `${phone} ${name}`;
}
