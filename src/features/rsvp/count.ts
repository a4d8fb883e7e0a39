/** Nothing above the limit is ever sent (the specification, section 5). */
export const withinLimit = (count: number, limit: number) => Math.max(0, Math.min(count, limit));

/** A count of 0 is confirmed in a dialog before it is saved (the specification, section 2). */
export const needsConfirmation = (count: number) => count === 0;

/** The hint 'Click on confirm to save your response' shows while this is true. */
export const changedSinceSaved = (choice: number | null, saved: number | null) =>
  choice !== null && choice !== saved;
