import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { joinClasses } from '../../../ui/classes.ts';
import { Bone, LoadingStatus } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import about from './AboutPart.module.css';
import { ProfileFrame } from './ProfileFrame.tsx';
import header from './ProfileHeader.module.css';
import { profileQuery } from './queries.ts';
import styles from './ProfileSkeleton.module.css';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileTab } from './schema.ts';
import timeline from './TimelinePart.module.css';

/** The skeleton of the requested part of the profile; the person may be known from another part. */
export function ProfileSkeleton({ tab }: { tab: ProfileTab }) {
  const person = useQueryClient().getQueryData(profileQuery(useTemplateApi()).queryKey);
  return (
    <>
      {person ? (
        <ProfileFrame profile={person} tab={tab} action={actionBone} />
      ) : (
        <HeaderSkeleton tab={tab} />
      )}
      <LoadingStatus />
      <div aria-hidden>{parts[tab]}</div>
    </>
  );
}

const actionBone = <Bone width="129px" height="32px" />;

/** The widths of the words below the name; they wrap as those do. */
const words = [34, 69, 54, 26, 38, 12, 38, 26, 58, 36, 12, 8, 28];

const HeaderSkeleton = ({ tab }: { tab: ProfileTab }) => (
  <Surface as="header" className={header.header}>
    <Bone className={header.coverBone} height="clamp(120px, 20vw, 220px)" />
    <div className={header.who}>
      <div className={joinClasses(header.portrait, header.portraitBone)} aria-hidden />
      <div className={header.name}>
        <h1>
          <span className="visually-hidden">
            <Trans>Profile</Trans>
          </span>
          <Bone width="min(220px, 100%)" height="1lh" />
        </h1>
        <p className={header.words}>
          {words.map((width, place) => (
            <Bone key={`${String(place)} of ${width}`} width={`${width}px`} height="1lh" />
          ))}
        </p>
      </div>
      <p className={header.follows}>
        <Bone width="104px" height="1lh" />
        <Bone width="85px" height="1lh" />
      </p>
      {actionBone}
    </div>
    <ProfileTabs current={tab} />
  </Surface>
);

/** A surface with a line for each height, in pixels. */
const Bones = ({ className, heights }: { className?: string | undefined; heights: readonly number[] }) => (
  <Surface as="div" className={joinClasses(styles.bones, className)}>
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
