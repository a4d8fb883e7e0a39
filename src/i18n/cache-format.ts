/**
 * Creates a format of Intl once per locale: creating one takes longer than rendering the row that it is for.
 * @param create creates the format; its options never change
 */
export function cacheFormat<Format>(create: (locales: string | string[]) => Format) {
  const formats = new Map<string, Format>();
  return (locales: string | string[]): Format => {
    const known = formats.get(String(locales));
    if (known) return known;
    const format = create(locales);
    formats.set(String(locales), format);
    return format;
  };
}
