import { Button } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type ChangeSettings, resetSettings } from '../../theme/edit-settings.ts';
import { getSettings } from '../../theme/settings.ts';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { useChangeSettings, useShell } from '../shell-context.ts';
import { closeShellPart } from '../shell-part.ts';
import { Text } from '../../ui/text/Text.tsx';
import { FrameSettings } from './FrameSettings.tsx';
import styles from './settings.module.css';
import { ThemeSettings } from './ThemeSettings.tsx';

/** How the shell looks (specification, sections 3 and 9). Every choice applies at once, and is saved. */
export function SettingsPanel() {
  const { userId, preference } = useShell();
  const write = useChangeSettings();
  const stored = preference.settings;
  /** The changes since the panel was opened. */
  const [steps, setSteps] = useState<readonly { before: unknown; after: unknown }[]>([]);
  const last = steps.at(-1);
  // A save that failed, or a change made outside the panel, is not the last step: undo would take back more than that.
  const canUndo = last !== undefined && isSame(last.after, stored);
  const settings = getSettings(stored);
  const change: ChangeSettings = (edit) => {
    const after = edit(stored);
    if (isSame(after, stored)) return;
    setSteps([...(canUndo ? steps : []), { before: stored, after }]);
    write(edit);
  };
  const undo = () => {
    setSteps(steps.slice(0, -1));
    write(() => last?.before);
  };
  return (
    <SidePanel
      title={<Trans>Settings</Trans>}
      onClose={closeShellPart}
      actions={
        <>
          <Button icon={<ArrowUndo20Regular />} disabledFocusable={!canUndo} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
          <Button icon={<ArrowReset20Regular />} onClick={() => change(resetSettings)}>
            <Trans>Defaults</Trans>
          </Button>
        </>
      }
    >
      <ThemeSettings theme={settings.theme} onChange={change} />
      <FrameSettings settings={settings} onChange={change} />
      <Text tone="soft" size={12} className={styles.where}>
        {userId === undefined ? (
          <Trans>Changes apply immediately and stay on this device.</Trans>
        ) : (
          <Trans>Changes apply immediately and are saved with your account.</Trans>
        )}
      </Text>
    </SidePanel>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
