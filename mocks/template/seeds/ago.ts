const hour = 3_600_000;

/** So long before this visit, as ISO 8601: a demo that was looked at years later would be a ruin otherwise. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();
export const daysAgo = (days: number, hours = 0): string => hoursAgo(days * 24 + hours);
