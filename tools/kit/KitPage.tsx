import { Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { ThemedRoot } from '../../src/theme/ThemedRoot.tsx';
import { LanguageMenu } from '../../src/ui/page/LanguageMenu.tsx';
import { Page } from '../../src/ui/page/Page.tsx';
import { Toaster } from '../../src/ui/toasts/Toaster.tsx';
import { toasts } from '../../src/ui/toasts/toasts.ts';
import styles from './kit.module.css';
import { DialogStates } from './DialogStates.tsx';
import { PageStates } from './PageStates.tsx';
import { SmallStates } from './SmallStates.tsx';
import { TableStates } from './TableStates.tsx';

/** Shows every part of src/ui in its states. Arabic changes the direction, the switch the theme. */
export function KitPage() {
  const [isDark, setDark] = useState(false);
  return (
    <ThemedRoot theme={isDark ? 'defaultDark' : 'default'}>
      <main className={styles.page}>
        <Page
          title="UI kit"
          actions={
            <>
              <Switch label="Dark" checked={isDark} onChange={(_, { checked }) => setDark(checked)} />
              <LanguageMenu />
            </>
          }
        >
          <DialogStates />
          <PageStates />
          <SmallStates />
          <TableStates />
        </Page>
      </main>
      <Toaster toasts={toasts} />
    </ThemedRoot>
  );
}
