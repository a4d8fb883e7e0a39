import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinClasses } from '../layout/classes.ts';
import styles from '../layout/page.module.css';
import { Surface } from '../layout/Surface.tsx';

interface BoneProps {
  /** CSS lengths: the expected size of the content. */
  width?: string;
  height?: string;
  /** For the position of the block; its size comes from `width` and `height`. */
  className?: string | undefined;
}

/** A grey block in place of content that is loading. */
export const Bone = ({ width = '100%', height = '16px', className }: BoneProps) => (
  <i
    className={joinClasses(styles.bone, className)}
    style={{ inlineSize: width, blockSize: height }}
    aria-hidden
  />
);

const keysUpTo = (count: number) => Array.from({ length: count }, (_, place) => `bone-${String(place)}`);

/** The rows of a table that is loading. */
export const BoneRows = ({ rows = 7 }: { rows?: number }) => (
  <div className={styles.boneRows} aria-hidden>
    {keysUpTo(rows).map((key, place) => (
      <div key={key} className={styles.boneRow}>
        <Bone width={`${String(34 - ((place * 7) % 15))}%`} />
        <Bone width="12%" />
        <Bone width="90px" height="24px" />
      </div>
    ))}
  </div>
);

/** Cards that are loading. */
export const BoneCards = ({ cards = 3, height = '185px' }: { cards?: number; height?: string }) => (
  <div className={styles.boneCards} aria-hidden>
    {keysUpTo(cards).map((key) => (
      <Surface key={key} as="div" isPadded>
        <Bone height={height} />
      </Surface>
    ))}
  </div>
);

/** Announces that a page or a part of it is loading. */
export const LoadingStatus = () => (
  <p className="visually-hidden" role="status" data-loading>
    <Trans>Loading...</Trans>
  </p>
);

interface PartSkeletonProps {
  children: ReactNode;
  /** Arranges the surfaces of the part. Without it, one is below the other. */
  className?: string | undefined;
}

/** A part of a page while its data is loading, in its final shape. "Loading..." is announced once. */
export const PartSkeleton = ({ children, className }: PartSkeletonProps) => (
  <>
    <LoadingStatus />
    <div className={className ?? styles.part} aria-hidden>
      {children}
    </div>
  </>
);

/** A heading and one panel that are loading. */
export const PanelSkeleton = () => (
  <PartSkeleton>
    <Bone width="180px" height="24px" />
    <Surface as="div" isPadded>
      <Bone height="320px" />
    </Surface>
  </PartSkeleton>
);
