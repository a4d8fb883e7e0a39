import { Field, Switch } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { groupBy } from '../browser/old-browsers.ts';
import { Row } from '../ui/layout/Layout.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { getKeyNames, isSingleKey, shortcuts, singleKeys } from '../ui/keyboard/shortcuts.ts';
import { closeShellPart } from './shell-part.ts';
import styles from './KeysHelp.module.css';

/** Keys that dialogs and forms handle. A page may have a more exact label for one. */
const general = [
  { key: 'Escape', label: msg`Close, or go back` },
  { key: 'Mod+enter', label: msg`Save the form` },
];

/**
 * The shortcuts that work on this page now, each action once with all its keys: opened with ? or from the search, which
 * works without single keys. A switch turns those of one character off, on this device (WCAG 2.1.4).
 */
export function KeysHelp() {
  const { t, i18n } = useLingui();
  const registered = useSyncExternalStore(shortcuts.subscribe, shortcuts.getSnapshot);
  const hasSingleKeys = useSyncExternalStore(singleKeys.subscribe, singleKeys.getSnapshot);
  const working = registered.filter((shortcut) => hasSingleKeys || !isSingleKey(shortcut));
  const byKey = new Map([...general, ...working].map(({ key, label }) => [key, i18n._(label)]));
  const byLabel = groupBy(byKey, ([, label]) => label);
  const [modifier] = getKeyNames('Mod');
  return (
    <Modal open onClose={closeShellPart} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className={styles.list}>
        {[...byLabel].map(([label, keys]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>
              {keys.map(([key]) => (
                <Row as="span" gap={4} key={key}>
                  {getKeyNames(key).map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </Row>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Field
        hint={t`Turn them off if voice control triggers them by accident. Shortcuts with ${modifier} stay on.`}
      >
        <Switch
          checked={hasSingleKeys}
          label={t`Shortcuts with a single key`}
          onChange={(_, { checked }) => singleKeys.set(checked)}
        />
      </Field>
    </Modal>
  );
}
