import * as v from 'valibot';
import { optionalId } from './ids.ts';

/** A text for the guests of one event (specification, section 3). */
export interface Message {
  /** From `_id`; undefined where a row has none, and then it is for reading only. */
  id: string | undefined;
  title: string;
  message: string;
  /** Whether this is the one that is sent. One of an event, at most. */
  isSelected: boolean;
  /** The invitation card goes with the text. */
  attachCardImage: boolean;
  /** The RSVP link goes in a message of its own. */
  separateRSVP: boolean;
  /** ISO 8601 as the server sent it, or ''. */
  createdAt: string;
}

/** What an organiser writes of a message: the body of createMessage and updateMessage. */
export type MessageFields = Omit<Message, 'id' | 'createdAt'>;

// A text area gives back no carriage returns and no halves of a character, so the text starts without any.
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((given) => given.replaceAll(/\r\n?/g, '\n').toWellFormed()),
  ),
  '',
);
const line = v.pipe(
  text,
  v.transform((given) => given.replaceAll('\n', ' ').trim()),
);
const flag = v.fallback(v.boolean(), false);
const row = v.object({
  _id: optionalId,
  id: optionalId,
  title: line,
  message: text,
  isSelected: flag,
  attachCardImage: flag,
  separateRSVP: flag,
  createdAt: text,
});

/** Parses one message; undefined for what is no message at all. */
export function parseMessage(payload: unknown): Message | undefined {
  const result = v.safeParse(row, payload);
  if (!result.success) return undefined;
  const { _id, id, ...message } = result.output;
  return { ...message, id: _id ?? id };
}

/**
 * Parses the list of messages, in the order of the server. Rows that are no messages are left out, and only the
 * first of several selected ones stays selected.
 * @throws Error where `docs` is no list: an empty screen would say that there are none.
 */
export function parseMessages(page: unknown): Message[] {
  const { docs } = v.parse(v.object({ docs: v.array(v.unknown(), 'The list of messages is no list') }), page);
  const messages = docs.map(parseMessage).filter((message) => message !== undefined);
  const selected = messages.find(({ isSelected }) => isSelected);
  return messages.map((message) => ({ ...message, isSelected: message === selected }));
}

/** The five fields that a create and an update send (specification, section 7). */
export const toFields = ({ title, message, isSelected, attachCardImage, separateRSVP }: MessageFields) => ({
  title,
  message,
  isSelected,
  attachCardImage,
  separateRSVP,
});
