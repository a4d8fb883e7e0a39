/** A request as the browser reported it. */
export interface SentRequest {
  url: string;
  /** The document or script that asked for it; undefined for the page itself. */
  askedBy: string | undefined;
}

/**
 * How many answers must be there before each request can leave: 0 for the page, 1 for what its HTML
 * asks for, 2 for what a script of that asks for.
 */
export function depths(requests: readonly SentRequest[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { url, askedBy } of requests) {
    if (found.has(url)) continue;
    found.set(url, askedBy === undefined ? 0 : (found.get(askedBy) ?? 0) + 1);
  }
  return found;
}
