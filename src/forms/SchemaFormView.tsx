import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SlowNotice } from '../ui/page/SlowNotice.tsx';
import { getErrorText } from './errors.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { SchemaForm } from './use-schema-form.ts';
import styles from './forms.module.css';

interface SchemaFormViewProps {
  form: SchemaForm;
  /** The search parameters that open it: it then asks before it is left with unsaved changes. */
  openedBy?: readonly string[];
  children: ReactNode;
}

/** The form element. Errors without a field are shown above the fields. */
export function SchemaFormView({ form, openedBy, children }: SchemaFormViewProps) {
  const { i18n } = useLingui();
  return (
    <form className={styles.form} {...form.props}>
      <div role="alert">
        {form.errors.map((error) => (
          <MessageBar key={error} intent="error" layout="multiline">
            <MessageBarBody dir="auto">{getErrorText(i18n, error)}</MessageBarBody>
          </MessageBar>
        ))}
      </div>
      {children}
      {openedBy && <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={openedBy} />}
      {form.busy && (
        <SlowNotice>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
    </form>
  );
}
