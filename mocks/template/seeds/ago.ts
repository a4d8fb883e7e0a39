const hour = 3_600_000;

/** A time so long before this visit, as ISO 8601, so that the demo data never looks old. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();
export const daysAgo = (days: number, hours = 0): string => hoursAgo(days * 24 + hours);
