import { useSyncExternalStore } from 'react';
import { shellPart } from './shell-part.ts';

/** The open part of the shell, if any. */
export function ShellPart() {
  const open = useSyncExternalStore(shellPart.subscribe, shellPart.getSnapshot);
  return open ? <open.Part /> : null;
}
