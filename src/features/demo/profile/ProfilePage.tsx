import type { DemoApi } from '../../../api/demo-client.ts';
import { AboutPart } from './AboutPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import type { ProfileSearch } from './schema.ts';
import { TimelinePart } from './TimelinePart.tsx';

interface ProfilePageProps {
  demoApi: DemoApi;
  search: ProfileSearch;
  /** Shows a photo large, or none. */
  showPhoto(id: string | undefined): void;
}

/** A demo person in three parts: timeline, photos and videos, about (the specification, section 3). */
export const ProfilePage = ({ demoApi, search: { tab, photo }, showPhoto }: ProfilePageProps) => (
  <>
    <ProfileHeader demoApi={demoApi} tab={tab} />
    {tab === 'timeline' && <TimelinePart demoApi={demoApi} />}
    {tab === 'photos' && <PhotosPart demoApi={demoApi} shown={photo} show={showPhoto} />}
    {tab === 'about' && <AboutPart demoApi={demoApi} />}
  </>
);
