import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  ApiError,
  hasEndedSession,
  NetworkError,
  OutcomeUnknown,
  UnreadableResponse,
} from '../../../api/errors.ts';
import { UnreachableApi } from '../../../api/unreachable-api.ts';
import { describeWriteError } from '../../../ui/toasts/write-error.ts';

/** The text shown after a failed login. Repeating it does no harm. */
export function describeLoginError(failure: unknown): MessageDescriptor | string {
  const error = failure instanceof OutcomeUnknown ? failure.cause : failure;
  if (error instanceof NetworkError) {
    return error.isTimeout
      ? msg`The server did not respond. Try again.`
      : msg`We could not send this. Check your connection and try again.`;
  }
  if (error instanceof ApiError && error !== failure && error.status !== 500) {
    return error.message || msg`The server did not respond. Try again.`;
  }
  return isWithoutSession(error)
    ? msg`The server’s response is not a valid login. Try again, or ask your administrator.`
    : describeWriteError(failure);
}

/** The text shown after a failed registration. Repeated, it would say that the email is in use. */
export const describeRegisterError = (error: unknown): MessageDescriptor | string =>
  (error instanceof OutcomeUnknown && !hasEndedSession(error)) || isWithoutSession(error)
    ? msg`We are not sure your account was created. Try to log in before you register again.`
    : describeLoginError(error);

/** The response is not a valid login. */
const isWithoutSession = (error: unknown) =>
  error instanceof UnreadableResponse && !(error instanceof UnreachableApi);
