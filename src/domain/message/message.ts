import * as v from 'valibot';
import { isRecord } from '../../api/errors.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { optionalId } from '../ids.ts';
import { areaText, fieldText } from '../parse.ts';

/** A text for the guests of one event (specification, section 3). */
export interface Message {
  /** From `_id`; undefined where a row has none, and then it is read-only. */
  id: string | undefined;
  title: string;
  message: string;
  /** Whether this message is sent. At most one per event. */
  isSelected: boolean;
  /** The invitation card is sent with the text. */
  attachCardImage: boolean;
  /** The RSVP link is sent as a separate message. */
  separateRSVP: boolean;
  /** ISO 8601 as the server sent it, or ''. */
  createdAt: string;
  /** All fields from the server. */
  fields: Readonly<Record<string, unknown>>;
}

/** The fields that an organiser writes: the body of createMessage and updateMessage. */
export type MessageFields = Omit<Message, 'id' | 'createdAt' | 'fields'>;

const flag = v.fallback(v.boolean(), false);
const row = v.object({
  _id: optionalId,
  id: optionalId,
  title: fieldText,
  message: areaText,
  isSelected: flag,
  attachCardImage: flag,
  separateRSVP: flag,
  createdAt: areaText,
});
const list = v.object({ docs: v.array(v.unknown(), 'The list of messages is no list') });

/** Parses one message; undefined for anything else. */
export function parseMessage(payload: unknown): Message | undefined {
  const result = v.safeParse(row, payload);
  if (!result.success || !isRecord(payload)) return undefined;
  const { _id, id, ...message } = result.output;
  return { ...message, id: _id ?? id, fields: payload };
}

/**
 * Parses the list of messages, in the order of the server. Invalid rows are skipped, and only the first of several
 * selected ones stays selected.
 * @throws UnreadableResponse where `docs` is not a list, because an empty screen would say that there are no messages
 */
export function parseMessages(page: unknown): Message[] {
  const { docs } = parseResponse(list, page);
  const messages = docs.map(parseMessage).filter((message) => message !== undefined);
  const selected = messages.find(({ isSelected }) => isSelected);
  return messages.map((message) => ({ ...message, isSelected: message === selected }));
}

/** The five fields of a create and an update (specification, section 7). */
export const toFields = ({ title, message, isSelected, attachCardImage, separateRSVP }: MessageFields) => ({
  title,
  message,
  isSelected,
  attachCardImage,
  separateRSVP,
});
