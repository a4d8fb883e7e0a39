import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/page/PageSkeleton.tsx';
import { BoneCards } from '../../../ui/page/Skeleton.tsx';

/** The skeleton of the list of events. */
export const EventsSkeleton = () => (
  <PageSkeleton title={<Trans>Events</Trans>} hasSearch>
    <BoneCards cards={6} height="clamp(101px, 20vw, 146px)" />
  </PageSkeleton>
);
