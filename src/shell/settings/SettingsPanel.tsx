import { Button } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Trans } from '@lingui/react/macro';
import { resetSettings } from '../../theme/edit-settings.ts';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { useShell } from '../shell-context.ts';
import { showsTemplateMenu } from '../template-menu.ts';
import { closeShellPart } from '../shell-part.ts';
import { LayoutSettings } from './LayoutSettings.tsx';
import { PartSettings } from './PartSettings.tsx';
import styles from './settings.module.css';
import { ThemeSettings } from './ThemeSettings.tsx';
import { useSettings } from './use-settings.ts';

/** How the shell looks (specification, sections 3 and 9). Every choice applies at once, and is saved. */
export function SettingsPanel() {
  const { settings, change, undo } = useSettings();
  const { userId } = useShell();
  return (
    <SidePanel
      title={<Trans>Settings</Trans>}
      onClose={closeShellPart}
      actions={
        <>
          <Button icon={<ArrowUndo20Regular />} disabledFocusable={!undo} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
          <Button icon={<ArrowReset20Regular />} onClick={() => change(resetSettings)}>
            <Trans>Defaults</Trans>
          </Button>
        </>
      }
    >
      <ThemeSettings theme={settings.theme} onChange={change} />
      <details className={styles.fold}>
        <summary>
          <Trans>Parts</Trans>
        </summary>
        <PartSettings
          config={settings.layout.config}
          hasTemplateMenu={showsTemplateMenu(settings)}
          customScrollbars={settings.customScrollbars}
          direction={settings.direction}
          onChange={change}
        />
      </details>
      <details className={styles.fold}>
        <summary>
          <Trans>Layout</Trans>
        </summary>
        <LayoutSettings layout={settings.layout} onChange={change} />
      </details>
      <p className={styles.where}>
        {userId === undefined ? (
          <Trans>Changes apply immediately and stay on this device.</Trans>
        ) : (
          <Trans>Changes apply immediately and are saved with your account.</Trans>
        )}
      </p>
    </SidePanel>
  );
}
