import { BoneRows, PartSkeleton } from '../../../ui/page/Skeleton.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';

/** The skeleton of a guest list, below the header of its event. */
export const GuestsSkeleton = () => (
  <PartSkeleton>
    <Surface as="div">
      <BoneRows rows={9} />
    </Surface>
  </PartSkeleton>
);
