import { useSuspenseQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { EditAccount } from './EditAccount.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileQuery } from './queries.ts';
import type { ProfileTab } from './schema.ts';

/** The person, whose account can be edited. */
export function ProfileHeader({ tab }: { tab: ProfileTab }) {
  const { data: profile } = useSuspenseQuery(profileQuery(useTemplateApi()));
  return <ProfileFrame profile={profile} tab={tab} action={<EditAccount account={profile.account} />} />;
}
