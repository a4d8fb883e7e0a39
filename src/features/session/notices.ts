import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isStorageFull } from '../../storage/storage.ts';

/** A sentence about the session, for the login page or a toast (the specification, section 8). */
export interface SessionNotice {
  variant: 'warning' | 'error';
  message: MessageDescriptor | string;
  /** What happened, above the message on the login page. */
  lead?: MessageDescriptor;
  /** The server's own sentence, below ours. */
  detail?: string;
}

export const longInactivity = (): SessionNotice => ({
  variant: 'warning',
  message: msg`Long inactivity! Please login again`,
});

export const createAutoLoginNotice = (detail: string): SessionNotice => ({
  variant: 'error',
  message: msg`Failed auto login`,
  ...(detail && { detail }),
});

export const serverError = (): SessionNotice => ({
  variant: 'error',
  lead: msg`We had a problem and logged you out. Please log in again.`,
  message: msg`Server Error`,
});

export const tokenRefused = (detail: string): SessionNotice => ({
  variant: 'error',
  message: msg`Your session has ended. Please log in again.`,
  ...(detail && { detail }),
});

export const onlyThisTab = (): SessionNotice => ({
  variant: 'warning',
  message: isStorageFull()
    ? msg`This browser’s storage is full, so you are logged in only in this tab. Delete data on the page “Your account”, then log in again.`
    : msg`This browser blocks storage, so you are logged in only in this tab.`,
});

export const noRole = (): SessionNotice => ({
  variant: 'warning',
  message: msg`Your account has no access yet. Ask your administrator to add you.`,
});
