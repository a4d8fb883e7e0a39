import { classes } from '../../../ui/classes.ts';
import { Bone, LoadingStatus } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import about from './AboutPart.module.css';
import header from './ProfileHeader.module.css';
import styles from './ProfileSkeleton.module.css';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileTab } from './schema.ts';
import timeline from './TimelinePart.module.css';

/** The skeleton of the requested part of the profile. */
export const ProfileSkeleton = ({ tab }: { tab: ProfileTab }) => (
  <>
    <Surface as="header" className={header.header}>
      <Bone className={header.coverBone} height="clamp(120px, 20vw, 220px)" />
      <div className={header.who} aria-hidden>
        <Bone className={header.portraitBone} width="112px" height="112px" />
        <div className={header.name}>
          <Bone width="220px" height="26px" />
          <Bone width="min(380px, 100%)" height="14px" />
        </div>
      </div>
      <ProfileTabs current={tab} />
    </Surface>
    <LoadingStatus />
    <div aria-hidden>{parts[tab]}</div>
  </>
);

/** A surface with a line for each height, in pixels. */
const Bones = ({ className, heights }: { className?: string | undefined; heights: readonly number[] }) => (
  <Surface as="div" className={classes(styles.bones, className)}>
    {heights.map((height, place) => (
      <Bone key={`${String(place)} of ${height}`} height={`${height}px`} />
    ))}
  </Surface>
);

const parts = {
  timeline: (
    <div className={timeline.timeline}>
      <Bones heights={[40, 18, 18, 420, 32]} />
      <Bones heights={[22, 48, 48, 48, 48]} />
    </div>
  ),
  photos: <Bones className={styles.photos} heights={[150, 150, 150, 150, 150, 150]} />,
  about: (
    <div className={about.about}>
      <Bones heights={[22, 88, 36, 36, 72]} />
      <Bones heights={[22, 36, 36, 36, 36]} />
      <Bones heights={[22, 44, 44, 66, 44]} />
      <Bones heights={[22, 36, 36, 36, 36]} />
    </div>
  ),
};
