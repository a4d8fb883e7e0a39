import type { RefObject } from 'react';
import type { Answering } from './answering-state.ts';
import { AttendanceToggle } from './AttendanceToggle.tsx';
import { CountControl } from './CountControl.tsx';

interface AnswerControlProps {
  state: Answering;
  /** True after a confirm without a choice. */
  isMissing: boolean;
  control: RefObject<HTMLInputElement | null>;
  /** Null takes the choice back. */
  onChange(count: number | null): void;
}

/** Yes or No for a single guest, otherwise a count. Nothing is rendered without a limit. */
export function AnswerControl({ state, ...control }: AnswerControlProps) {
  const { invitation, choice, saved } = state;
  const count = choice ?? saved;
  if (!invitation || invitation.limit === undefined) return null;
  return invitation.isSingleGuest ? (
    <AttendanceToggle count={count} saved={saved} {...control} />
  ) : (
    <CountControl {...invitation} limit={invitation.limit} count={count} saved={saved} {...control} />
  );
}
