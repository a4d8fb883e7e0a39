import type { ReactNode } from 'react';
import { Bone, BoneCards, PartSkeleton } from '../../../ui/page/Skeleton.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import styles from './event-parts.module.css';
import type { EventTab } from '../schema.ts';

const form = (
  <Surface as="div">
    <div className={styles.fields}>
      <Bone height="40px" />
      <Bone height="120px" />
      <Bone height="120px" />
      <Bone width="60%" height="24px" />
    </div>
  </Surface>
);

const parts: Record<EventTab, ReactNode> = {
  answers: (
    <PartSkeleton>
      <Surface as="div" isPadded>
        <Bone height="96px" />
      </Surface>
      <BoneCards cards={2} height="160px" />
    </PartSkeleton>
  ),
  messages: (
    <PartSkeleton className={styles.messages}>
      <BoneCards height="72px" />
      {form}
    </PartSkeleton>
  ),
  invitation: (
    <PartSkeleton className={styles.editor}>
      {form}
      <aside>
        <Bone height="640px" />
      </aside>
    </PartSkeleton>
  ),
};

/** The part of an event that its tab names, while it is loading. */
export const EventPartSkeleton = ({ tab }: { tab: EventTab }) => parts[tab];
