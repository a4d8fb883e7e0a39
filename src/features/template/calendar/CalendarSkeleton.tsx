import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';

/** The calendar while it is loading. */
export const CalendarSkeleton = () => (
  <PageSkeleton title={<Trans>Calendar</Trans>} hasActions>
    <Surface as="div" isPadded>
      <Bone height="560px" />
    </Surface>
  </PageSkeleton>
);
