import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, mayHaveBeenDone, serverMessage, SessionOver } from '../api/errors.ts';
import { toasts } from './toasts.ts';

/**
 * Reports that a change was not saved, with the server's own sentence and "Try again". If the response has ended the
 * session, its reason has been reported already, and nothing can be sent again.
 * @param onRetry sends the change again; if it may have been applied, that must change nothing
 * @param doubt says that it may have been applied
 */
export function reportFailure(
  error: unknown,
  message: MessageDescriptor,
  onRetry?: () => void,
  doubt = msg`We are not sure this was saved. Check before you save again.`,
) {
  if (error instanceof SessionOver) return;
  const isOver = hasEndedSession(error);
  const detail = isOver ? '' : serverMessage(error);
  toasts.show({
    variant: 'error',
    message: mayHaveBeenDone(error) ? doubt : message,
    ...(detail && { detail }),
    ...(onRetry && !isOver && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
