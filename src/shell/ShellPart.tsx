import { useSyncExternalStore } from 'react';
import { shellPart } from './shell-part.ts';

/** The part of the shell that is open, if one is. */
export function ShellPart() {
  const open = useSyncExternalStore(shellPart.subscribe, shellPart.getSnapshot);
  return open ? <open.Part /> : null;
}
