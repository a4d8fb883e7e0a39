import { ApiError } from '../../api/errors.ts';

/** Whether the server says that this event has no such guest, or that the id is invalid. */
export const isNoGuest = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);
