import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, NetworkError, serverMessage, UnreadableResponse } from '../api/errors.ts';
import { toasts } from './toasts.ts';

/**
 * Shows that a change was not made, with the server's own sentence and "Try again". A response that does not say
 * what was saved has no retry: it might be done twice. A session that ended has been reported already.
 */
export function reportFailure(error: unknown, message: MessageDescriptor, onRetry?: () => void) {
  if (hasEndedSession(error)) return;
  const isUnclear = error instanceof UnreadableResponse || (error instanceof NetworkError && error.isTimeout);
  const detail = serverMessage(error);
  toasts.show({
    variant: 'error',
    message: isUnclear ? msg`We are not sure this was saved. Check before you save again.` : message,
    ...(detail && { detail }),
    ...(onRetry && !isUnclear && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
