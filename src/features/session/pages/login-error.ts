import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  ApiError,
  isInconclusive,
  isOutcomeUnknown,
  NetworkError,
  UnreadableResponse,
} from '../../../api/errors.ts';
import { UnreachableApi } from '../../../api/unreachable-api.ts';
import { describeWriteError } from '../../../ui/toasts/write-error.ts';

/** The text shown after a failed login. Repeating it does no harm. */
export function describeLoginError(error: unknown): MessageDescriptor | string {
  if (error instanceof NetworkError) {
    return error.isTimeout
      ? msg`The server did not respond. Try again.`
      : msg`We could not send this. Check your connection and try again.`;
  }
  if (error instanceof ApiError && isInconclusive(error)) {
    return error.message || msg`The server did not respond. Try again.`;
  }
  return error instanceof UnreadableResponse && !(error instanceof UnreachableApi)
    ? msg`The server’s response is not a valid login. Try again, or ask your administrator.`
    : describeWriteError(error);
}

/** The text shown after a failed registration. Repeated, it would say that the email is in use. */
export const describeRegisterError = (error: unknown): MessageDescriptor | string =>
  isOutcomeUnknown(error) && !(error instanceof UnreachableApi)
    ? msg`We got no clear response. Try to log in before you register again.`
    : describeLoginError(error);
