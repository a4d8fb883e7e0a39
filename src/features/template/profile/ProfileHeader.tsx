import { useSuspenseQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { EditAccount } from './EditAccount.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileQuery } from './queries.ts';
import type { ProfileTab } from './schema.ts';

interface ProfileHeaderProps {
  tab: ProfileTab;
  isEditing: boolean;
  onEdit(isOpen: boolean): void;
}

/** The person, whose account can be edited. */
export function ProfileHeader({ tab, isEditing, onEdit }: ProfileHeaderProps) {
  const { data: profile } = useSuspenseQuery(profileQuery(useTemplateApi()));
  const action = <EditAccount account={profile.account} isOpen={isEditing} onToggle={onEdit} />;
  return <ProfileFrame profile={profile} tab={tab} action={action} />;
}
