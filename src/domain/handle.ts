/** An event's handle: its name in small letters, with hyphens for spaces (the specification, section 3). */
export const handleOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** How much of a handle an address carries, in characters as people count them. */
const longest = 80;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The handle as it ends an event's address, or undefined for none. Servers read more into slashes and
 * dots than a name means, refuse long addresses, and half a character cannot be in one.
 */
export function handleInAddress(name: string): string | undefined {
  const handle = handleOf(name.trim().toWellFormed()).replaceAll(/[/\\.\p{Cc}]/gu, '-');
  return (
    Array.from(characters.segment(handle), ({ segment }) => segment)
      .slice(0, longest)
      .join('') || undefined
  );
}
