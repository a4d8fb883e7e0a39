import { Field, Switch } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { getKeyNames, singleKeys } from '../../ui/page/shortcuts.ts';

/** Turns the shortcuts of one character on and off, on this device (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const { t } = useLingui();
  const isOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.getSnapshot);
  const [modifier] = getKeyNames('Mod');
  return (
    <Field
      hint={t`Turn them off if voice control triggers them by accident. Shortcuts with ${modifier} stay on.`}
    >
      <Switch
        checked={isOn}
        label={t`Shortcuts with a single key`}
        onChange={(_, { checked }) => singleKeys.set(checked)}
      />
    </Field>
  );
}
