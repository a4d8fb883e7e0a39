import { BoneRows, PartSkeleton } from '../../../ui/states/Skeleton.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';

/** The skeleton of a guest list, below the header of its event. */
export const GuestsSkeleton = () => (
  <PartSkeleton>
    <Surface as="div">
      <BoneRows rows={9} />
    </Surface>
  </PartSkeleton>
);
