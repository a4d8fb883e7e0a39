import { useEffect, useSyncExternalStore } from 'react';
import { endShellPart, shellPart } from './shell-part.ts';

/** The open part of the shell, if any. It closes with the shell. */
export function ShellPart() {
  const open = useSyncExternalStore(shellPart.subscribe, shellPart.getSnapshot);
  useEffect(() => endShellPart, []);
  return open ? <open.Part /> : null;
}
