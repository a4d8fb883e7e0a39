import { AboutPart } from './AboutPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import type { ProfileSearch } from './schema.ts';
import { TimelinePart } from './TimelinePart.tsx';

interface ProfilePageProps {
  search: ProfileSearch;
  /** Enlarges a photo, or none. */
  onShowPhoto(id: string | undefined): void;
  /** Opens the form of the account, or closes it. */
  onEdit(isOpen: boolean): void;
}

/** A demo person in three parts: timeline, photos and videos, about (the specification, section 3). */
export const ProfilePage = ({ search: { tab, photo, edit }, onShowPhoto, onEdit }: ProfilePageProps) => (
  <>
    <ProfileHeader tab={tab} isEditing={edit === 'account'} onEdit={onEdit} />
    {tab === 'timeline' && <TimelinePart />}
    {tab === 'photos' && <PhotosPart shown={photo} onShow={onShowPhoto} />}
    {tab === 'about' && <AboutPart />}
  </>
);
