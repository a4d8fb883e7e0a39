import { Trans } from '@lingui/react/macro';
import { Bone, BoneRows } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';

/** The skeleton of a guest list, below the header of its event. */
export const GuestsSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <Surface as="div" isPadded>
      <Bone height="64px" />
    </Surface>
    <Surface as="div">
      <BoneRows rows={9} />
    </Surface>
  </>
);
