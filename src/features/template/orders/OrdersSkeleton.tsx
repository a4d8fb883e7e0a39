import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { BoneRows } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';

/** The skeleton of the orders. */
export const OrdersSkeleton = () => (
  <PageSkeleton title={<Trans>Orders</Trans>} hasSearch>
    <Surface as="div">
      <BoneRows rows={9} />
    </Surface>
  </PageSkeleton>
);
