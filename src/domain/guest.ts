import * as v from 'valibot';
import { readAnsweredCount } from '../api/zero-count.ts';

/** A guest's answer. `count` is undefined where the server says only that somebody comes. */
export type GuestAnswer =
  | { kind: 'coming'; count: number | undefined }
  | { kind: 'declined' }
  | { kind: 'waiting' };

/** A guest as the organiser's list shows it (the specification, section 3). */
export interface Guest {
  /** From `_id`; undefined where a row has none, and then it is for reading only. */
  id: string | undefined;
  name: string;
  phone: string;
  /** The most that may come, and what the card says. */
  invitees: number | undefined;
  inviteeOnCard: number | undefined;
  answer: GuestAnswer;
  isWAPhone: boolean | undefined;
  discrepancies: string[];
}

const id = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), undefined);
const text = v.fallback(v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.trim()), '');
const flag = v.fallback(v.optional(v.boolean()), undefined);
const people = v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);
const texts = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((item) => typeof item === 'string')),
  ),
  [],
);

/** The one place that maps a guest's fields (openapi/QUESTIONS.md, A14). */
const row = v.pipe(
  v.object({
    _id: id,
    id,
    name: text,
    phone: text,
    invitees: people,
    inviteeOnCard: people,
    rsvpCount: people,
    rsvpConfirmed: flag,
    isWAPhone: flag,
    discrepancies: texts,
  }),
  v.transform(
    ({ _id, id, rsvpCount, rsvpConfirmed, invitees, inviteeOnCard, isWAPhone, ...known }): Guest => ({
      ...known,
      isWAPhone,
      id: _id ?? id,
      invitees: invitees ?? undefined,
      inviteeOnCard: inviteeOnCard ?? undefined,
      answer: answerOf(readAnsweredCount(rsvpCount) ?? undefined, rsvpConfirmed),
    }),
  ),
);

/** 0 is a refusal, null or missing is no answer yet (openapi/QUESTIONS.md, A16). */
export function answerOf(count: number | undefined, confirmed: boolean | undefined): GuestAnswer {
  if (count !== undefined && count > 0) return { kind: 'coming', count };
  if (count === 0 || confirmed === false) return { kind: 'declined' };
  return confirmed ? { kind: 'coming', count: undefined } : { kind: 'waiting' };
}

/** Reads one row; undefined for what is no guest at all. */
export function readGuest(payload: unknown): Guest | undefined {
  const result = v.safeParse(row, payload);
  return result.success ? result.output : undefined;
}

/** As the specification has it: joined with a comma and a space. */
export const discrepancyText = ({ discrepancies }: Pick<Guest, 'discrepancies'>) => discrepancies.join(', ');
