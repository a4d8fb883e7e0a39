import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

/** What became of a form that no call exists for: heard at once, and read right above its button. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.outcome}>
    {children && (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{children}</MessageBarBody>
      </MessageBar>
    )}
  </div>
);
