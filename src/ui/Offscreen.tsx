import { LinguiContext } from '@lingui/react';
import {
  memo,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useRef,
  useSyncExternalStore,
} from 'react';
import { isOffscreen, watchOffscreen } from '../browser/offscreen.ts';

/**
 * Watches an element of which a page has many. While it is off the screen, its content may be rendered and restyled
 * after what is visible: see `Later`, and `skipOffscreen` for its style sheet.
 * @returns the `ref` of the element, and whether it is off the screen as of this render
 */
export function useOffscreen() {
  const element = useRef<HTMLElement>(null);
  const ref = useCallback((now: HTMLElement | null) => {
    element.current = now;
    const stop = watchOffscreen(now);
    return () => {
      element.current = null;
      stop?.();
    };
  }, []);
  // A scroll alone renders nothing.
  const isOff = useSyncExternalStore(ignore, () => element.current !== null && isOffscreen(element.current));
  return [ref, isOff] as const;
}

const ignore = () => () => {};

/** Renders a change of the language after what is visible, as long as its children are off the screen. */
export function LaterLanguage({
  isOffscreen: isOff,
  children,
}: {
  isOffscreen: boolean;
  children: ReactNode;
}) {
  const now = use(LinguiContext);
  const later = useDeferredValue(now);
  const shown = isOff ? later : now;
  return (
    <LinguiContext value={shown}>
      <Unchanged isUnchanged={shown !== now}>{children}</Unchanged>
    </LinguiContext>
  );
}

/** Keeps its last children while `isUnchanged`. */
const Unchanged = memo(
  ({ children }: { isUnchanged: boolean; children: ReactNode }) => children,
  (_, { isUnchanged }) => isUnchanged,
);
