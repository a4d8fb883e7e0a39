import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { config } from '../../config.ts';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';
import { createStoredStore } from '../../storage/store.ts';
import { normalizePhone } from './phone.ts';

const schema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/));
const countryCode = createStoredStore(createStoredValue(keys.countryCode, schema), config.countryCode);

/** Parses a typed country code, such as +90 or 0090, in any digits; undefined for anything else. */
export function parseCountryCode(typed: string): string | undefined {
  const digits = normalizePhone(typed).replaceAll('+', '').replace(/^00/, '');
  return v.is(schema, digits) ? digits : undefined;
}

/**
 * The country code of the guests' phone numbers, without +: set on this device, or by the build. Empty if neither is
 * set.
 */
export const getCountryCode = countryCode.getSnapshot;

/** `getCountryCode` as a store. */
export const useCountryCode = (): string =>
  useSyncExternalStore(countryCode.subscribe, countryCode.getSnapshot);

/** Stores a country code on this device. */
export const setCountryCode = countryCode.set;
