import * as v from 'valibot';
import { readAnsweredCount } from '../../api/rsvp-count.ts';
import { type GuestAnswer, parseAnswer } from './guest-answer.ts';
import { optionalId } from '../ids.ts';
import { count, flag, textSchema, texts } from '../parse.ts';

/** A guest as the organiser sees them (specification, section 3). */
export interface Guest {
  /** From `_id`, otherwise `id`; undefined where a row has neither, and then it is read-only. */
  id: string | undefined;
  name: string;
  phone: string;
  /** The most people who may come. */
  invitees: number | undefined;
  /** The number of people on the invitation card. */
  inviteeOnCard: number | undefined;
  answer: GuestAnswer;
  isWAPhone: boolean | undefined;
  discrepancies: string[];
  /** The id of the organiser who added the guest. */
  createdBy: string | undefined;
  /** All fields from the server, for an update to send back. */
  fields: Readonly<Record<string, unknown>>;
}

/** The only mapping of a guest's fields (openapi/QUESTIONS.md, A14). */
const row = v.object({
  _id: optionalId,
  id: optionalId,
  name: textSchema,
  phone: textSchema,
  invitees: count,
  inviteeOnCard: count,
  rsvpCount: count,
  rsvpConfirmed: flag,
  isWAPhone: flag,
  discrepancies: texts,
  createdBy: optionalId,
});

/** Parses one guest; undefined for anything but an object. */
export function parseGuest(payload: unknown): Guest | undefined {
  const result = v.safeParse(row, payload);
  if (!result.success || !isRecord(payload)) return undefined;
  const { _id, id, rsvpCount, rsvpConfirmed, invitees, inviteeOnCard, isWAPhone, createdBy, ...rest } =
    result.output;
  return {
    ...rest,
    id: _id ?? id,
    invitees,
    inviteeOnCard,
    isWAPhone,
    createdBy,
    answer: parseAnswer(readAnsweredCount(rsvpCount) ?? undefined, rsvpConfirmed),
    fields: payload,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A guest's discrepancies, joined with a comma and a space (specification, section 3). */
export const formatDiscrepancies = ({ discrepancies }: Pick<Guest, 'discrepancies'>) =>
  discrepancies.join(', ');
