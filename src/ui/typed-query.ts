/** The current query, ahead of the address that follows it. */
interface TypedQuery {
  /** The current query. */
  text: string;
  /** The query last read from the address. */
  address: string;
  /** The upcoming queries of the address, oldest first. */
  sent: readonly string[];
}

/** The initial state for an address. */
export const createTypedQuery = (address: string): TypedQuery => ({ text: address, address, sent: [] });

/** A keystroke of the search: it applies at once, and the address will follow. */
export const typeQuery = (query: TypedQuery, text: string): TypedQuery => ({
  ...query,
  text,
  sent: [...query.sent, text],
});

/**
 * The address has changed. A query that was set from here is not news, however late; any other one, as after Back,
 * becomes the query.
 */
export function followAddress(query: TypedQuery, address: string): TypedQuery {
  if (address === query.address) return query;
  const place = query.sent.lastIndexOf(address);
  if (place < 0) return createTypedQuery(address);
  return { ...query, address, sent: query.sent.slice(place + 1) };
}
