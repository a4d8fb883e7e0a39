import type { MessageDescriptor } from '@lingui/core';
import type { TabText } from './cut-off.ts';
import type { Stored } from '../../storage/storage.ts';
import type * as notices from './notices.ts';
import type { User } from './user.ts';

/** What was not sent because the session ended, one sentence each. */
export type Unsent = readonly MessageDescriptor[];

/**
 * How a session ends: by a logout; by the server or another tab, so that drafts stay for the same user; or in doubt, so
 * that everything stored stays.
 */
export type Ending = 'logout' | 'cut off' | 'in doubt';

export interface SessionOptions {
  token: Stored<string>;
  skew: Stored<number>;
  /** Where the user whose session was cut off is kept. */
  cutOff: TabText;
  getMe(): Promise<User>;
  /** The user of a token for a page that works without the server, if the device has what it needs. */
  findKeptUser(token: string): Promise<User | undefined>;
  /** Reports why nobody is signed in; the state has it as `reason`, too. */
  explain(reason: notices.SessionNotice): void;
  /** Reports something about the new session. */
  notify(notice: notices.SessionNotice): void;
  /** Drops pending calls, and reports them. @param mayName whether a name may be shown */
  dropUnsent(mayName: boolean): Unsent;
  /** Deletes the user's data. @param token the one of the session that has ended */
  onEnd(ending: Ending, userId: string | undefined, token?: string): void;
  /** Another user than before logs in: removes what this tab still shows of the earlier one. */
  onUserChange(): void;
  /** Milliseconds since 1970, by this device. */
  now(): number;
}
