import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasEndedSession, mayHaveBeenDone, getServerMessage, SessionOver } from '../api/errors.ts';
import { toasts } from './toasts.ts';

interface DeletionReport {
  message: MessageDescriptor;
  /** If the outcome is unknown. */
  doubt: MessageDescriptor;
  onRetry(): void;
}

/**
 * Reports that something was not deleted, or that the outcome is unknown, with the server's own sentence. "Try again"
 * does no harm, because deleting it twice is no failure; it is not offered after the session has ended.
 */
export function reportDeletion(errors: readonly unknown[], { message, doubt, onRetry }: DeletionReport) {
  const detail = errors.map(getServerMessage).find((sentence) => sentence !== '');
  toasts.show({
    variant: 'error',
    message: errors.some((error) => mayHaveBeenDone(error) || error instanceof SessionOver) ? doubt : message,
    ...(detail !== undefined && { detail }),
    ...(!errors.some(hasEndedSession) && { action: { label: msg`Try again`, run: onRetry } }),
  });
}
