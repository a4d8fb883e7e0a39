import { useEffect, useSyncExternalStore } from 'react';
import { closeShellPart, shellPart } from './shell-part.ts';

/** The open part of the shell, if any. It closes with the shell: the next user starts without it. */
export function ShellPart() {
  const open = useSyncExternalStore(shellPart.subscribe, shellPart.getSnapshot);
  useEffect(() => closeShellPart, []);
  return open ? <open.Part /> : null;
}
