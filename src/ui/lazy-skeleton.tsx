import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingStatus } from './Skeleton.tsx';

/**
 * Creates the `pendingComponent` of a route that few people open: its skeleton is loaded with the route, not with the
 * first screen. The router calls `preload` when it starts to load the route.
 * @param load imports the skeleton
 */
export function createLazySkeleton<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const start = async () => ({ default: await load() });
  // Without its skeleton, a page is announced as loading; what else is missing, the page itself reports.
  const loadOnce = () => (loading ??= start().catch(() => ({ default: LoadingStatus })));
  const Skeleton = lazy(loadOnce);
  const LazySkeleton = (props: Props) => (
    <Suspense fallback={<LoadingStatus />}>
      <Skeleton {...props} />
    </Suspense>
  );
  const preload = async () => void (await loadOnce());
  return Object.assign(LazySkeleton, { preload });
}
