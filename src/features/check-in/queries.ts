import { ApiError } from '../../api/errors.ts';

/** Whether the server says that there is no such guest at this event, or that it cannot be an id. */
export const isNoGuest = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);
