/** The variables of a message for a guest's own values, written as {name} and {link}. */
export const messageVariables = ['name', 'link'] as const;

/** A guest's own values for a message. */
export type MessageValues = Record<(typeof messageVariables)[number], string>;

const variable = /\{([\p{L}\p{M}\p{N}_ -]{1,40})\}/gu;

/** The variable that is written in any case: a Turkish keyboard writes {LİNK} and {lınk}. */
function findVariable(written: string) {
  const name = written.trim().toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i');
  return messageVariables.find((known) => known === name);
}

/** Embeddings, overrides and isolates: an unclosed one in a name would reorder the rest of the text and its link. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Fills in a guest's values without bidi controls. Unknown variables stay unchanged; nothing is executed. */
export const fillMessage = (message: string, values: MessageValues) =>
  message.replaceAll(variable, (written, name: string) => {
    const known = findVariable(name);
    return known ? values[known].replaceAll(bidiControls, '') : written;
  });

const findVariables = (message: string) => [...message.matchAll(variable)].map(([, name = '']) => name);

/** The unknown variables of a message, each once, such as ['table']. */
export const findUnknownVariables = (message: string): string[] => [
  ...new Set(findVariables(message).filter((name) => name.trim() !== '' && !findVariable(name))),
];

/** Whether a message has {link}, so that its link is never a text of its own. */
export const hasLink = (message: string) =>
  findVariables(message).some((name) => findVariable(name) === 'link');

/** The options of a message that decide where the link goes. */
interface MessageParts {
  message: string;
  /** The link goes in a message of its own. */
  separateRSVP?: boolean | undefined;
}

/**
 * The texts to send to one guest, in order. Without {link}, the link follows the message: on a line of its own, or as a
 * second text if `separateRSVP` is set.
 */
export function composeTexts(
  { message, separateRSVP = false }: MessageParts,
  values: MessageValues,
): string[] {
  const text = fillMessage(message, values).trim();
  if (hasLink(message)) return [text];
  if (text === '') return [values.link];
  return separateRSVP ? [text, values.link] : [`${text}\n${values.link}`];
}
