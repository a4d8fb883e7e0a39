import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, mayBeDone, serverMessage, SessionOver } from '../api/errors.ts';
import { toasts } from './toasts.ts';

interface DeletionReport {
  message: MessageDescriptor;
  /** Where nobody knows. */
  doubt: MessageDescriptor;
  onRetry(): void;
}

/**
 * Shows that something was not deleted, or that nobody knows, with the server's own sentence. "Try again" does no harm, for
 * what is gone already is no failure; it is not offered where the session is over.
 */
export function reportDeletion(errors: readonly unknown[], { message, doubt, onRetry }: DeletionReport) {
  const detail = errors.map(serverMessage).find((sentence) => sentence !== '');
  toasts.show({
    variant: 'error',
    message: errors.some((error) => mayBeDone(error) || error instanceof SessionOver) ? doubt : message,
    ...(detail !== undefined && { detail }),
    ...(!errors.some(hasEndedSession) && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
