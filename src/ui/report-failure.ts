import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, isUnclear, serverMessage } from '../api/errors.ts';
import { toasts } from './toasts.ts';

/**
 * Shows that a change was not made, with the server's own sentence and "Try again". A response that does not say
 * what was saved has no retry: it might be done twice. A session that ended has been reported already.
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
