import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { BoneCards } from '../../ui/Skeleton.tsx';

/** The shape of the events while they are loading. */
export const EventsSkeleton = () => (
  <PageSkeleton title={<Trans>Events</Trans>} hasActions>
    <BoneCards cards={4} />
  </PageSkeleton>
);
