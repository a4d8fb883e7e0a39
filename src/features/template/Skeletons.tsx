import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { BoneCards, BoneRows } from '../../ui/page/Skeleton.tsx';
import { Surface } from '../../ui/page/Surface.tsx';

const rows = (
  <Surface as="div">
    <BoneRows rows={9} />
  </Surface>
);

export const OrdersSkeleton = () => (
  <PageSkeleton title={<Trans>Orders</Trans>} hasSearch>
    {rows}
  </PageSkeleton>
);

export const ProductsSkeleton = () => (
  <PageSkeleton title={<Trans>Products</Trans>} hasSearch hasActions>
    {rows}
  </PageSkeleton>
);

export const ContactsSkeleton = () => (
  <PageSkeleton title={<Trans>Contacts</Trans>} hasSearch hasActions>
    {rows}
  </PageSkeleton>
);

export const NotesSkeleton = () => (
  <PageSkeleton title={<Trans>Notes</Trans>} hasSearch hasActions>
    <BoneCards cards={6} />
  </PageSkeleton>
);

export const ProfileSkeleton = () => (
  <PageSkeleton title={<Trans>Profile</Trans>}>
    <BoneCards cards={3} height="320px" />
  </PageSkeleton>
);

export const InvoicesSkeleton = () => (
  <PageSkeleton title={<Trans>Invoice</Trans>}>
    <BoneCards cards={1} height="640px" />
  </PageSkeleton>
);

export const FaqSkeleton = () => (
  <PageSkeleton title={<Trans>Frequently asked questions</Trans>} hasSearch>
    {rows}
  </PageSkeleton>
);

export const CalendarSkeleton = () => (
  <PageSkeleton title={<Trans>Calendar</Trans>} hasActions>
    <BoneCards cards={1} height="560px" />
  </PageSkeleton>
);

export const OrderSkeleton = () => (
  <PageSkeleton title={<Trans>Order</Trans>} hasBreadcrumb>
    <BoneCards cards={4} />
  </PageSkeleton>
);
