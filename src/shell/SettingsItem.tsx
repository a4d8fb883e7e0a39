import { MenuItem } from '@fluentui/react-components';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { Trans } from '@lingui/react/macro';
import { openShellPart } from './shell-part.ts';

/** The way to the settings in a menu. */
export const SettingsItem = () => (
  <MenuItem icon={<Settings20Regular />} onClick={() => void openShellPart('settings')}>
    <Trans>Settings</Trans>
  </MenuItem>
);
