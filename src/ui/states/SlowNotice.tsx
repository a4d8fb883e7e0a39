import { type ReactNode, useEffect, useState } from 'react';
import css from '../layout/page.module.css';

/** After how long a wait is explained, in milliseconds. */
const slowAfter = 5_000;

interface SlowNoticeProps {
  /** Whether the wait has already been long when this is rendered. */
  isSlow?: boolean;
  children: ReactNode;
}

/** A sentence for a long wait. Render it for as long as the wait lasts. */
export function SlowNotice({ isSlow = false, children }: SlowNoticeProps) {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={css.notice} role="status">
      {(isSlow || hasPassed) && children}
    </p>
  );
}
