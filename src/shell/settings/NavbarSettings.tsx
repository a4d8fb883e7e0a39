import { Trans, useLingui } from '@lingui/react/macro';
import { setSetting } from '../../theme/edit-settings.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { MiniFrame } from './MiniFrame.tsx';
import type { SettingsEditor } from './use-settings.ts';

/** The sidebar: its style, its side, and whether it is folded. */
export function NavbarSettings({ editor: { settings, change } }: { editor: SettingsEditor }) {
  const { t } = useLingui();
  const { navbar } = settings.layout.config;
  const setNavbar = (name: string, value: unknown) =>
    change((stored) => setSetting(stored, ['layout', 'config', 'navbar', name], value));
  return (
    <>
      <PictureChoice
        legend={<Trans>Menu style</Trans>}
        columns={4}
        value={navbar.style}
        onChange={(style) => setNavbar('style', style)}
        options={[
          { value: 'style-1', label: t`Open`, picture: <MiniFrame navbar="style-1" /> },
          { value: 'style-2', label: t`Folded`, picture: <MiniFrame navbar="style-2" /> },
          { value: 'style-3', label: t`Icons and titles`, picture: <MiniFrame navbar="style-3" /> },
          { value: 'style-3-dense', label: t`Icons`, picture: <MiniFrame navbar="style-3-dense" /> },
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
}
