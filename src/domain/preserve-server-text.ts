/**
 * The values to send: those that are as they were parsed from the server are as the server wrote them. Otherwise a save
 * would rewrite the line breaks of texts that nobody touched.
 * @param seen the values as parsed
 * @param written the record from the server; what is no text in it is not sent back
 */
export const preserveServerText = <Values extends object>(
  values: Values,
  seen: Partial<Values>,
  written: Readonly<Record<string, unknown>>,
): Values => {
  const isKept = (name: string, value: unknown) =>
    typeof written[name] === 'string' && seen[name as keyof Values] === value;
  const sent = Object.entries(values).map(([name, value]) => [
    name,
    isKept(name, value) ? written[name] : value,
  ]);
  return Object.fromEntries(sent) as Values;
};
