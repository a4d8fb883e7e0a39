/** A request as the browser reported it. */
export interface SentRequest {
  url: string;
  /** The document or script that requested it; undefined for the page itself. */
  askedBy: string | undefined;
}

/**
 * How many responses must arrive before each request can be sent: 0 for the page, 1 for requests of its HTML, 2 for
 * those of a script of that.
 */
export function depths(requests: readonly SentRequest[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { url, askedBy } of requests) {
    if (found.has(url)) continue;
    found.set(url, askedBy === undefined ? 0 : (found.get(askedBy) ?? 0) + 1);
  }
  return found;
}
