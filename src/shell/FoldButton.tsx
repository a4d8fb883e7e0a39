import { Button } from '@fluentui/react-components';
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract';
import { useLingui } from '@lingui/react/macro';
import { setSetting } from '../theme/edit-settings.ts';
import { readSettings } from '../theme/settings.ts';
import styles from './Shell.module.css';
import { useShell } from './shell-context.ts';

/** Folds the sidebar to its icons, and keeps it open. */
export function FoldButton({ isFolded }: { isFolded: boolean }) {
  const { t } = useLingui();
  const { preference, changePreference } = useShell();
  const { style } = readSettings(preference.settings).layout.config.navbar;
  if (style !== 'style-1') return null;
  const label = isFolded ? t`Keep the menu open` : t`Fold the menu`;
  return (
    <Button
      className={styles.fold}
      appearance="transparent"
      size="small"
      icon={<PanelLeftContract20Regular />}
      aria-label={label}
      title={label}
      onClick={() =>
        changePreference(({ settings, ...others }) => ({
          ...others,
          settings: setSetting(settings, ['layout', 'config', 'navbar', 'folded'], !isFolded),
        }))
      }
    />
  );
}
