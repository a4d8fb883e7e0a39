import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { toSearchable } from '../../../i18n/matches-query.ts';

/** The most characters of a label's name. */
const longestLabel = 40;

/** The form of a label's name. @param others the names it must differ from */
export const labelSchema = (others: readonly string[]) =>
  v.object({
    name: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.nonEmpty(msg`Please enter a name for the label`.id),
      v.maxLength(longestLabel, msg`Please enter a shorter name`.id),
      v.check(
        (name) => !others.some((other) => toSearchable(other) === toSearchable(name)),
        msg`A label with this name already exists`.id,
      ),
    ),
  });
