import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

/** The result of a form without a call: announced at once, and shown above its button. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.outcome}>
    {children && (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{children}</MessageBarBody>
      </MessageBar>
    )}
  </div>
);
