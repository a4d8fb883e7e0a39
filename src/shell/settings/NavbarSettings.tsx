import { Trans, useLingui } from '@lingui/react/macro';
import { setSetting } from '../../theme/edit-settings.ts';
import { memo } from 'react';
import type { Settings } from '../../theme/settings.ts';
import { PictureChoice } from '../../ui/form/PictureChoice.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { MiniFrame } from './MiniFrame.tsx';
import type { ChangeSettings } from './use-settings.ts';

/** Created once, so that only the options that change render. */
const pictures = {
  'style-1': <MiniFrame navbar="style-1" />,
  'style-2': <MiniFrame navbar="style-2" />,
  'style-3': <MiniFrame navbar="style-3" />,
  'style-3-dense': <MiniFrame navbar="style-3-dense" />,
};

interface NavbarSettingsProps {
  navbar: Settings['layout']['config']['navbar'];
  onChange: ChangeSettings;
}

/** The sidebar: its style, its side, and whether it is folded. */
export const NavbarSettings = memo(({ navbar, onChange }: NavbarSettingsProps) => {
  const { t } = useLingui();
  const setNavbar = (name: string, value: unknown) =>
    onChange((stored) => setSetting(stored, ['layout', 'config', 'navbar', name], value));
  return (
    <>
      <PictureChoice
        legend={<Trans>Menu style</Trans>}
        columns={4}
        value={navbar.style}
        onChange={(style) => setNavbar('style', style)}
        options={[
          { value: 'style-1', label: t`Open`, picture: pictures['style-1'] },
          { value: 'style-2', label: t`Folded`, picture: pictures['style-2'] },
          { value: 'style-3', label: t`Icons and titles`, picture: pictures['style-3'] },
          { value: 'style-3-dense', label: t`Icons`, picture: pictures['style-3-dense'] },
        ]}
      />
      <ChoiceRow
        legend={<Trans>Side of the menu</Trans>}
        value={navbar.position}
        onChange={(position) => setNavbar('position', position)}
        options={[
          { value: 'left', label: t`Start` },
          { value: 'right', label: t`End` },
        ]}
      />
    </>
  );
});
