import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { preloadWhenIdle } from '../../browser/when-idle.ts';
import { reportMissingPart } from './missing-part.ts';

interface LazyPartProps {
  /** The chunk could not be loaded. Without this, a toast says so and tries again in place. */
  onMissing?: ((error: unknown) => void) | undefined;
}

/**
 * A component with a chunk of its own, which is loaded when it is first rendered. After a failure it renders nothing,
 * and each new mount loads the chunk again.
 * @param fallback shown while the chunk loads
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  let current: ComponentType<Props & LazyPartProps> = lazy(start);
  async function start() {
    try {
      current = await load();
      return { default: current };
    } catch (error) {
      // React remembers a `lazy` that has failed, so the next attempt needs a new one.
      current = lazy(start);
      return { default: (props: LazyPartProps) => <Missing {...props} error={error} /> };
    }
  }
  function LazyPart(props: Props & LazyPartProps) {
    const [Part, setPart] = useState(() => current);
    const retry = () => setPart(() => current);
    return (
      <Suspense fallback={fallback}>
        <Part onMissing={(error) => reportMissingPart(error, retry)} {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, {
    /**
     * Loads the chunk now. The router awaits the returned promise of a `pendingComponent`: no page needs a skeleton.
     */
    async preload() {
      void start();
    },
    preloadWhenIdle: () => preloadWhenIdle(start),
  });
}

function Missing({ onMissing, error }: LazyPartProps & { error: unknown }) {
  const report = useEffectEvent(() => onMissing?.(error));
  useEffect(() => report(), []);
  return null;
}
