/**
 * How long a call without a response may still be applied, in milliseconds from its start: a slow server continues
 * after the page has aborted the call or was reloaded.
 */
export const unansweredTimeout = 30_000;
