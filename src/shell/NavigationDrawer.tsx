import { Button, OverlayDrawer, useRestoreFocusTarget } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Logo } from '../ui/Logo.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationMenu } from './NavigationMenu.tsx';
import styles from './Shell.module.css';
import toolbar from './Toolbar.module.css';

/** The sidebar of a phone, behind a button in the toolbar. */
export function NavigationDrawer({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const opener = useRestoreFocusTarget();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        {...opener}
        className={toolbar.drawerOpener}
        appearance="subtle"
        icon={<Navigation20Regular />}
        aria-label={t`Menu`}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <OverlayDrawer aria-label={t`Menu`} open={open} onOpenChange={close}>
        <div className={styles.drawerBody}>
          <header>
            <Logo />
            <Button
              appearance="transparent"
              icon={<Dismiss20Regular />}
              aria-label={t`Close`}
              onClick={close}
            />
          </header>
          <NavigationMenu items={items} onFollow={close} />
        </div>
      </OverlayDrawer>
    </>
  );
}
