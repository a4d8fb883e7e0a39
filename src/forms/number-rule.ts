import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { toLatinDigits } from '../i18n/digits.ts';

const wholeNumber = msg`Enter a whole number`.id;

/**
 * An integer as people type it into a field: Arabic-Indic digits are accepted, an empty field is not.
 * @param least, most the inclusive bounds, which `message` names
 */
export const numberBetween = (least: number, most: number, message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => toLatinDigits(text.trim())),
    v.regex(/^\d+$/, wholeNumber),
    v.transform(Number),
    v.safeInteger(wholeNumber),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
