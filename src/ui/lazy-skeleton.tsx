import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingStatus } from './Skeleton.tsx';

/**
 * Creates the `pendingComponent` of a route that few people open: its skeleton is loaded with the route, not with the
 * first screen.
 * @param load imports the skeleton
 */
export function createLazySkeleton<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const start = async () => ({ default: await load() });
  // Without its skeleton, a page is announced as loading; what else is missing, the page itself reports.
  const loadOnce = () => (loading ??= start().catch(() => ({ default: LoadingStatus })));
  const Skeleton = lazy(loadOnce);
  // No fallback: the skeleton announces that the page is loading, once.
  const LazySkeleton = (props: Props) => (
    <Suspense>
      <Skeleton {...props} />
    </Suspense>
  );
  return Object.assign(LazySkeleton, {
    /** For the router, when it starts to load the route. It waits for what this returns, and a page needs no skeleton. */
    preload() {
      void loadOnce();
      return Promise.resolve();
    },
  });
}
