/** What somebody searches for, ahead of the address that follows it. */
interface TypedQuery {
  /** What is searched for now. */
  text: string;
  /** The address as it was read last. */
  address: string;
  /** What the address is going to be, oldest first. */
  sent: readonly string[];
}

/** Begins with what the address says. */
export const createTypedQuery = (address: string): TypedQuery => ({ text: address, address, sent: [] });

/** A key of the search: it counts at once, and the address will follow. */
export const typeQuery = (query: TypedQuery, text: string): TypedQuery => ({
  ...query,
  text,
  sent: [...query.sent, text],
});

/**
 * The address has changed. One that was sent from here says nothing new, however late it comes; any other, as of a step
 * back, is what is searched for now.
 */
export function followAddress(query: TypedQuery, address: string): TypedQuery {
  if (address === query.address) return query;
  const place = query.sent.lastIndexOf(address);
  if (place < 0) return createTypedQuery(address);
  return { ...query, address, sent: query.sent.slice(place + 1) };
}
