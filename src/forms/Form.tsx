import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SlowNotice } from '../ui/states/SlowNotice.tsx';
import { getErrorText } from './errors.ts';
import styles from './forms.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  /** The search parameters that open the form as a part of its page: a changed form asks before it is left. */
  openedBy?: readonly string[];
  children: ReactNode;
}

/** A form with its errors without a field. */
export function Form({ form, openedBy, children }: FormProps) {
  const { i18n } = useLingui();
  return (
    <>
      <form key={form.key} className={styles.form} {...form.props}>
        <div role="alert">
          {form.errors.map((error) => (
            <MessageBar key={error} intent="error" layout="multiline">
              <MessageBarBody dir="auto">{getErrorText(i18n, error)}</MessageBarBody>
            </MessageBar>
          ))}
        </div>
        {children}
        {form.busy && (
          <SlowNotice>
            <Trans>Still sending. Keep this page open.</Trans>
          </SlowNotice>
        )}
      </form>
      {openedBy && <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={openedBy} />}
    </>
  );
}
