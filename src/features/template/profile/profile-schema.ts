import * as v from 'valibot';
import { displayName, email, text } from '../../../forms/account-rules.ts';

/** The form of the account behind a profile. */
export const accountSchema = v.object({ displayName, email, photoURL: text });
