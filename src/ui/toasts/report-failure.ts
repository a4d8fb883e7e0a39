import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getServerMessage, hasEndedSession, OutcomeUnknown, SessionOver } from '../../api/errors.ts';
import type { Notice } from './notifications.ts';
import { toasts } from './toasts.ts';
import { unknownOutcome } from './write-error.ts';

/**
 * The notice that a change was not saved, with the server's own sentence and "Try again", unless the response has ended
 * the session: then its reason has been reported already, and nothing can be sent again.
 * @param onRetry sends the change again; if it may have been applied, that must change nothing
 */
export function createFailureNotice(
  error: unknown,
  message: MessageDescriptor,
  onRetry?: () => void,
): Notice {
  const isOver = hasEndedSession(error);
  const detail = isOver ? '' : getServerMessage(error);
  return {
    variant: 'error',
    message: error instanceof OutcomeUnknown ? unknownOutcome : message,
    ...(detail && { detail }),
    ...(onRetry && !isOver && { action: { label: msg`Try again`, run: onRetry } }),
  };
}

/** Shows that notice. A call of a session that has ended is already reported. */
export function reportFailure(...failure: Parameters<typeof createFailureNotice>) {
  if (!(failure[0] instanceof SessionOver)) toasts.show(createFailureNotice(...failure));
}
