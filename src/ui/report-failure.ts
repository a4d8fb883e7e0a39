import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, mayBeDone, serverMessage } from '../api/errors.ts';
import { toasts } from './toasts.ts';

/**
 * Reports that a change was not saved, with the server's own sentence and "Try again". The end of a session has been
 * reported already.
 * @param onRetry sends the change again; if it may have been applied, that must change nothing
 */
export function reportFailure(error: unknown, message: MessageDescriptor, onRetry?: () => void) {
  if (hasEndedSession(error)) return;
  const isInDoubt = mayBeDone(error);
  const detail = serverMessage(error);
  toasts.show({
    variant: 'error',
    message: isInDoubt ? msg`We are not sure this was saved. Check before you save again.` : message,
    ...(detail && { detail }),
    ...(onRetry && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
