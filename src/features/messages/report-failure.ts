import { SessionOver } from '../../api/bearer.ts';
import { ApiError } from '../../api/errors.ts';
import { type Notice, toasts } from '../../ui/toasts.ts';

/** Tells the person what failed, with the server's own words; a session that ended has said so itself. */
export function reportFailure(error: unknown, notice: Omit<Notice, 'variant' | 'detail'>) {
  if (error instanceof SessionOver) return;
  if (error instanceof ApiError && (error.status === 401 || error.status === 500)) return;
  const detail = error instanceof ApiError && error.message !== '' ? { detail: error.message } : {};
  toasts.show({ ...notice, ...detail, variant: 'error' });
}
