import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tabs } from '../../../ui/Tabs.tsx';
import { type ProfileTab, profileTabs } from './schema.ts';

const titles = {
  timeline: msg`Timeline`,
  photos: msg`Photos and videos`,
  about: msg`About`,
};

/** The parts as links, each with its own address. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Parts of the profile`}>
      {profileTabs.map((tab) => (
        <Link
          key={tab}
          to="/pages/profile"
          search={{ tab }}
          resetScroll={false}
          aria-current={tab === current ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          {i18n._(titles[tab])}
        </Link>
      ))}
    </Tabs>
  );
}
