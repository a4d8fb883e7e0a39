import { Trans } from '@lingui/react/macro';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import bar from './InvoiceBar.module.css';
import styles from './InvoiceSheet.module.css';

/** The skeleton of an invoice. */
export const InvoiceSkeleton = () => (
  <PageSkeleton title={<Trans>Invoice</Trans>}>
    <div className={bar.bar} aria-hidden>
      <Bone width="160px" height="32px" />
      <Bone width="96px" height="32px" />
    </div>
    <Surface as="div" className={styles.bones} aria-hidden>
      <Bone height="96px" />
      <Bone height="96px" />
      <Bone height="240px" />
      <Bone height="96px" />
    </Surface>
  </PageSkeleton>
);
