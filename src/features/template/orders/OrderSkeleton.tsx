import { useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Bone, BoneCards, BoneRows, PartSkeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { ordersQuery } from './queries.ts';
import type { OrderTab } from './schema.ts';

interface OrderSkeletonProps {
  orderId: string;
  tab: OrderTab;
}

/** The skeleton of an order. A list that is loaded knows its title. */
export function OrderSkeleton({ orderId, tab }: OrderSkeletonProps) {
  const listed = useQueryClient().getQueryData(ordersQuery(useTemplateApi()).queryKey);
  return (
    <OrderFrame orderId={orderId} order={listed?.find(({ id }) => id === orderId)}>
      <PartSkeleton>{parts[tab]}</PartSkeleton>
    </OrderFrame>
  );
}

const parts = {
  details: <BoneCards cards={4} height="160px" />,
  products: (
    <Surface as="div">
      <BoneRows rows={4} />
    </Surface>
  ),
  invoice: (
    <>
      <Bone width="180px" height="32px" />
      <Surface as="div" isPadded>
        <Bone height="640px" />
      </Surface>
    </>
  ),
};
