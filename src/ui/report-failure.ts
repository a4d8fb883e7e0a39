import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, isUnclear, serverMessage } from '../api/errors.ts';
import { toasts } from './toasts.ts';

/**
 * Reports that a change was not saved, with the server's own sentence and "Try again". A response that leaves the
 * outcome unknown has no retry, which might apply it twice. The end of a session has been reported already.
 */
export function reportFailure(error: unknown, message: MessageDescriptor, onRetry?: () => void) {
  if (hasEndedSession(error)) return;
  const isInDoubt = isUnclear(error);
  const detail = serverMessage(error);
  toasts.show({
    variant: 'error',
    message: isInDoubt ? msg`We are not sure this was saved. Check before you save again.` : message,
    ...(detail && { detail }),
    ...(onRetry && !isInDoubt && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
