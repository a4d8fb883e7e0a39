import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What a session says about its end (the specification, section 8). */
export interface SessionNotice {
  variant: 'warning' | 'error';
  message: MessageDescriptor | string;
  /** The server's own sentence, beside ours. */
  detail?: string;
}

export const longInactivity = (): SessionNotice => ({
  variant: 'warning',
  message: msg`Long inactivity! Please login again`,
});

export const failedAutoLogin = (detail: string): SessionNotice => ({
  variant: 'error',
  message: msg`Failed auto login`,
  ...(detail && { detail }),
});

export const serverError = (): SessionNotice => ({ variant: 'error', message: msg`Server Error` });

export const tokenRefused = (message: string): SessionNotice => ({
  variant: 'error',
  message: message || msg`Your session has ended. Please login again.`,
});

export const onlyThisTab = (): SessionNotice => ({
  variant: 'warning',
  message: msg`This browser stores nothing, so you stay signed in in this tab only.`,
});

export const noRole = (): SessionNotice => ({
  variant: 'warning',
  message: msg`This account has no access yet. Please ask an administrator for a role.`,
});
