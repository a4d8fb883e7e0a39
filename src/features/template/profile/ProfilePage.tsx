import type { TemplateApi } from '../../../api/template-client.ts';
import { AboutPart } from './AboutPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import type { ProfileSearch } from './schema.ts';
import { TimelinePart } from './TimelinePart.tsx';

interface ProfilePageProps {
  templateApi: TemplateApi;
  search: ProfileSearch;
  /** Shows a photo large, or none. */
  showPhoto(id: string | undefined): void;
}

/** A demo person in three parts: timeline, photos and videos, about (the specification, section 3). */
export const ProfilePage = ({ templateApi, search: { tab, photo }, showPhoto }: ProfilePageProps) => (
  <>
    <ProfileHeader templateApi={templateApi} tab={tab} />
    {tab === 'timeline' && <TimelinePart templateApi={templateApi} />}
    {tab === 'photos' && <PhotosPart templateApi={templateApi} shown={photo} show={showPhoto} />}
    {tab === 'about' && <AboutPart templateApi={templateApi} />}
  </>
);
