import { MenuItem } from '@fluentui/react-components';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { Trans } from '@lingui/react/macro';
import { openShellPart } from './shell-part.ts';

/** The entry of a menu that opens the settings. */
export const SettingsItem = () => (
  <MenuItem icon={<Settings20Regular />} onClick={() => openShellPart('settings')}>
    <Trans>Settings</Trans>
  </MenuItem>
);
