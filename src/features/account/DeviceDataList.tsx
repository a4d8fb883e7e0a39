import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { preferFocus } from '../../ui/keyboard/focus.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import styles from './AccountPage.module.css';
import { getDeviceData } from './device-data.ts';

/** The user's data and the settings in this browser, with a button to delete each kind. */
export function DeviceDataList({ userId }: { userId: string }) {
  const { i18n } = useLingui();
  const data = getDeviceData(userId);
  const [askedId, setAskedId] = useState<string>();
  const asked = data.find(({ id }) => id === askedId);
  const list = useRef<HTMLUListElement>(null);
  const remove = () => {
    if (!asked) return;
    asked.remove();
    const place = data.indexOf(asked);
    // The next row is in its place then; after the last one, the row before.
    preferFocus(() => {
      const buttons = list.current?.querySelectorAll('button');
      return buttons?.[place] ?? buttons?.[buttons.length - 1] ?? null;
    });
    setAskedId(undefined);
    toasts.show({
      variant: 'success',
      message: msg`Data deleted on this device`,
      detail: i18n._(asked.label),
    });
  };
  if (data.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>Only your login and language are saved on this device.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.hint}>
        <Trans>Only this browser has it. A logout deletes it, but not the settings of this device.</Trans>
      </p>
      <ul ref={list} className={styles.data}>
        {data.map((kind) => (
          <li key={kind.id} className={styles.row}>
            <span>
              {i18n._(kind.label)}
              <small>
                {i18n.number(kind.count)} ·{' '}
                {i18n.number(kind.bytes / 1000, {
                  style: 'unit',
                  unit: 'kilobyte',
                  maximumFractionDigits: 1,
                })}
              </small>
            </span>
            <Button onClick={() => setAskedId(kind.id)}>
              <Trans>Delete</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        action={<Trans>delete “{asked ? i18n._(asked.label) : ''}” on this device</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        onConfirm={remove}
        onCancel={() => setAskedId(undefined)}
      >
        {asked && i18n._(asked.loss)}
      </ConfirmDialog>
    </>
  );
}
