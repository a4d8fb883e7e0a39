import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createTimer } from './timer.ts';
import css from './SlowNotice.module.css';

/** After how long a wait is explained, in milliseconds. */
const patience = 5_000;

/** A sentence for a long wait. Render it for as long as the wait lasts. */
export function SlowNotice({ children }: { children: ReactNode }) {
  const [timer] = useState(() => createTimer(patience));
  const isSlow = useSyncExternalStore(timer.subscribe, timer.getSnapshot);
  return (
    <p className={css.notice} role="status">
      {isSlow && children}
    </p>
  );
}
