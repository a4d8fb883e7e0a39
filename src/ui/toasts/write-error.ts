import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AlreadyThere, ApiError, hasEndedSession, NetworkError, OutcomeUnknown } from '../../api/errors.ts';
import { UnreachableApi } from '../../api/unreachable-api.ts';

/** Shown wherever the outcome of a write is unknown. */
export const unknownOutcome = msg`We are not sure this change was saved. Check before you try again.`;

/**
 * The text shown if something could not be saved: the server's own sentence, or ours by the class of the error. It
 * never claims more than is known: without a readable response the outcome is unknown.
 */
export function describeWriteError(error: unknown): MessageDescriptor | string {
  if (error instanceof UnreachableApi) {
    const { address } = error;
    return msg`The API is not reachable at ${address}. Tell the administrator of this site.`;
  }
  if (error instanceof AlreadyThere)
    return msg`An identical entry already exists. Save again only if you want a second one.`;
  // A 500 has ended the session (specification, section 8).
  if (error instanceof OutcomeUnknown) return hasEndedSession(error) ? msg`Server Error` : unknownOutcome;
  if (error instanceof ApiError)
    return error.message || msg`The server did not accept this. Try again later.`;
  if (error instanceof NetworkError) {
    return msg`We could not send this. Check your connection and try again.`;
  }
  return msg`Something went wrong on this page. Reload it and try again.`;
}
