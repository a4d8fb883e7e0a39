import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SessionOver } from '../../api/bearer.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { serverMessage } from '../../ui/server-message.ts';
import { toasts } from '../../ui/toasts.ts';

/** Says that a change was not made, in the server's words where it has some. A session that is over has said so. */
export function reportFailure(error: unknown, message: MessageDescriptor, onRetry?: () => void) {
  if (error instanceof SessionOver) return;
  const isUnclear = error instanceof UnreadableResponse || error instanceof SyntaxError;
  toasts.show({
    variant: 'error',
    message: isUnclear ? msg`We are not sure this was saved. Check before you save again.` : message,
    ...(serverMessage(error) && { detail: serverMessage(error) }),
    ...(onRetry && !isUnclear && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
