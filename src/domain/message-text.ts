/** What stands in a message for a guest's own values, written as {name} and {link}. */
export const messageVariables = ['name', 'link'] as const;

/** A guest's own values for a message. */
export type MessageValues = Record<(typeof messageVariables)[number], string>;

const variable = /\{([\p{L}\p{N}_-]{1,40})\}/gu;

const isKnown = (name: string): name is keyof MessageValues =>
  messageVariables.some((known) => known === name);

/** A message with a guest's values in it. Unknown variables stay as they are written; nothing is executed. */
export const fillMessage = (message: string, values: MessageValues) =>
  message.replaceAll(variable, (written, name: string) => (isKnown(name) ? values[name] : written));

/** The variables of a message that no guest has a value for, each once, such as ['table']. */
export function findUnknownVariables(message: string): string[] {
  const names = [...message.matchAll(variable)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isKnown(name));
}

/** The parts of a message that say where the link goes. */
interface MessageParts {
  message: string;
  /** The link goes in a message of its own. */
  separateRSVP?: boolean | undefined;
}

/**
 * The texts to send to one guest, in order. A message without {link} is followed by the link: on a line of
 * its own, or as a second text where `separateRSVP` is set.
 */
export function composeTexts(
  { message, separateRSVP = false }: MessageParts,
  values: MessageValues,
): string[] {
  const text = fillMessage(message, values).trim();
  const hasLink = message.includes('{link}');
  if (hasLink) return [text];
  if (text === '') return [values.link];
  return separateRSVP ? [text, values.link] : [`${text}\n${values.link}`];
}
