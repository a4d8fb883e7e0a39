import { ApiError } from '../api/errors.ts';

/** What the server said about an error, to be shown as it came; empty where it said nothing. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.message : '');
