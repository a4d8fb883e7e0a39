import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { BoneCards } from '../../../ui/Skeleton.tsx';

/** The skeleton of an order. */
export const OrderSkeleton = () => (
  <PageSkeleton title={<Trans>Order</Trans>} hasBreadcrumb>
    <BoneCards cards={4} height="160px" />
  </PageSkeleton>
);
