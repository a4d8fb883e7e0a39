import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getPhotoAddress } from '../../../domain/event/cover-address.ts';
import { AccountPage } from '../../../features/account/AccountPage.tsx';
import { getRoleName } from '../../../features/session/pages/role-name.ts';
import { useSession } from '../../../features/session/session.ts';
import { openShellPart } from '../../../shell/shell-part.ts';
import { getSettings } from '../../../theme/settings.ts';
import { themeLabels } from '../../../theme/theme-labels.ts';

export const Route = createFileRoute('/_organiser/_signed-in/pages/account')({
  staticData: { title: msg`Your account`, inSearch: true },
  component: Account,
});

function Account() {
  const state = useSession(Route.useRouteContext().session);
  if (state.status !== 'signed-in') return null;
  const { uid, name, email, phone, photoUrl, roles, preference } = state.user;
  const { main } = getSettings(preference.settings).theme;
  return (
    <AccountPage
      user={{
        id: uid,
        name,
        email,
        phone,
        photoUrl: getPhotoAddress(photoUrl),
        roles: roles.map((role) => getRoleName([role])),
      }}
      theme={main === undefined ? msg`System` : themeLabels[main]}
      onOpenSettings={() => openShellPart('settings')}
    />
  );
}
