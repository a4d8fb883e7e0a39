import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { BoneRows } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';

/** The skeleton of the products. */
export const ProductsSkeleton = () => (
  <PageSkeleton title={<Trans>Products</Trans>} hasSearch hasActions>
    <Surface as="div">
      <BoneRows rows={9} />
    </Surface>
  </PageSkeleton>
);
