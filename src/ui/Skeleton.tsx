import { classes } from './classes.ts';
import styles from './Skeleton.module.css';
import { Surface } from './Surface.tsx';

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
    className={classes(styles.bone, className)}
    style={{ inlineSize: width, blockSize: height }}
    aria-hidden
  />
);

const keysUpTo = (count: number) => Array.from({ length: count }, (_, place) => `bone-${String(place)}`);

/** The rows of a table that is loading. */
export const BoneRows = ({ rows = 7 }: { rows?: number }) => (
  <div className={styles.rows} aria-hidden>
    {keysUpTo(rows).map((key, place) => (
      <div key={key} className={styles.row}>
        <Bone width={`${String(34 - ((place * 7) % 15))}%`} />
        <Bone width="12%" />
        <Bone width="90px" height="24px" />
      </div>
    ))}
  </div>
);

/** Cards that are loading. */
export const BoneCards = ({ cards = 3, height = '185px' }: { cards?: number; height?: string }) => (
  <div className={styles.cards} aria-hidden>
    {keysUpTo(cards).map((key) => (
      <Surface key={key} as="div" isPadded>
        <Bone height={height} />
      </Surface>
    ))}
  </div>
);
