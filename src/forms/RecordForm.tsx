import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstField } from '../ui/keyboard/focus.ts';
import { SlowNotice } from '../ui/states/SlowNotice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { getErrorText } from './errors.ts';
import styles from './forms.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormProps {
  form: RecordFormState;
  /**
   * The search parameters that open the form as a part of its page. Such a form keeps its draft when it is left, and asks
   * if there is none; the form of a page asks in any case.
   */
  openedBy?: readonly string[];
  /** Another text than the usual one about restored changes, such as that the record was deleted. */
  notice?: ReactNode;
  /** "Discard": by default the form starts again with the saved values. */
  onDiscard?(): void;
  children: ReactNode;
}

/** A form with its draft's notice, errors without a field, the question about a conflict, and the guard against leaving. */
export function RecordForm({ form, openedBy, notice, onDiscard, children }: RecordFormProps) {
  const { i18n } = useLingui();
  const { draft, labels = {} } = form;
  const discard = () => {
    flushSync(form.discard);
    focusFirstField(document.getElementById(form.props.id));
  };
  return (
    <>
      {draft && (
        <DraftNotice
          isRestored={form.isRestored || (Boolean(notice) && !form.busy)}
          isElsewhere={form.isElsewhere}
          isPreviousSaveRunning={form.isPreviousSaveRunning}
          onDiscard={onDiscard ?? discard}
        >
          {notice}
        </DraftNotice>
      )}
      <form key={form.key} className={styles.form} inert={form.isPreviousSaveRunning} {...form.props}>
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
      {(openedBy || draft) && (
        <LeaveGuard
          mustAsk={() => form.changed && !(openedBy && draft?.isKept())}
          isSending={form.busy}
          {...(openedBy ? { openedBy } : draft && { onDiscard: draft.remove })}
        />
      )}
      <ConflictDialog question={form.question} labels={labels} />
    </>
  );
}
