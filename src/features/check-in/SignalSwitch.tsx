import { Switch } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { signalSetting } from './signal.ts';

/** Turns the sound and the vibration of a scan on and off. */
export function SignalSwitch() {
  const { t } = useLingui();
  const isOn = useSyncExternalStore(signalSetting.subscribe, signalSetting.getSnapshot);
  return (
    <Switch
      className="screen-only"
      checked={isOn}
      label={t`Sound and vibration`}
      onChange={(_, { checked }) => signalSetting.set(checked)}
    />
  );
}
