import { splitGraphemes, toWellFormed } from '../../browser/old-browsers.ts';

/**
 * An event's handle: its name in lower case, with hyphens for spaces (the specification, section 3). The lower case of
 * İ is an i with a second dot, which an address would show as %CC%87.
 */
export const createHandle = (name: string) =>
  name.toLowerCase().replaceAll('i\u0307', 'i').replaceAll(' ', '-');

/** The length of a handle in an address, in graphemes. */
const maxLength = 80;

/**
 * The handle at the end of an event's address, or undefined for none. Slashes and dots have a meaning for servers, long
 * addresses are refused, and half a character cannot be encoded.
 */
export function handleInAddress(name: string): string | undefined {
  const handle = createHandle(toWellFormed(name.trim())).replaceAll(/[/\\.\p{Cc}]/gu, '-');
  return splitGraphemes(handle).slice(0, maxLength).join('') || undefined;
}
