import { PageSkeleton } from '../ui/states/PageSkeleton.tsx';
import { useRouteTitle } from '../ui/layout/route-title.ts';
import { BoneCards, BoneRows } from '../ui/states/Skeleton.tsx';
import { Surface } from '../ui/layout/Surface.tsx';

/** A list that is loading. */
export const ListSkeleton = () => (
  <PageSkeleton title={useRouteTitle()} hasSearch hasActions>
    <Surface as="div">
      <BoneRows rows={9} />
    </Surface>
  </PageSkeleton>
);

/** Cards or a sheet that are loading. */
export const CardsSkeleton = () => (
  <PageSkeleton title={useRouteTitle()}>
    <BoneCards height="320px" />
  </PageSkeleton>
);
