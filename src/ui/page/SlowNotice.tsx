import { type ReactNode, useState, useSyncExternalStore } from 'react';
import css from './page.module.css';
import type { Store } from '../../storage/store.ts';

/** After how long a wait is explained, in milliseconds. */
const slowAfter = 5_000;

interface SlowNoticeProps {
  /** Whether the wait has already been long when this is rendered. */
  isSlow?: boolean;
  children: ReactNode;
}

/** A sentence for a long wait. Render it for as long as the wait lasts. */
export function SlowNotice({ isSlow = false, children }: SlowNoticeProps) {
  const [timer] = useState(() => createTimer(slowAfter));
  const hasPassed = useSyncExternalStore(timer.subscribe, timer.getSnapshot);
  return (
    <p className={css.notice} role="status">
      {(isSlow || hasPassed) && children}
    </p>
  );
}

/** A store that changes from false to true after it has been watched for some milliseconds. */
function createTimer(milliseconds: number): Omit<Store<boolean>, 'set'> {
  let isOver = false;
  return {
    getSnapshot: () => isOver,
    subscribe(listener) {
      const timer = setTimeout(() => {
        isOver = true;
        listener();
      }, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
