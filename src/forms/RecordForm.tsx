import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstField } from '../ui/keyboard/focus.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
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

/** The form of a record, with its draft's notice, the question about a conflict, and the guard against leaving. */
export function RecordForm({ form, openedBy, notice, onDiscard, children }: RecordFormProps) {
  const { draft, labels = {} } = form;
  const discard = () => {
    flushSync(form.discard);
    focusFirstField(document.getElementById(form.props.id));
  };
  return (
    <>
      <DraftNotice
        isRestored={form.isRestored || (Boolean(notice) && !form.busy)}
        isElsewhere={form.isElsewhere}
        isPreviousSaveRunning={form.isPreviousSaveRunning}
        onDiscard={onDiscard ?? discard}
      >
        {notice}
      </DraftNotice>
      <Form form={form}>{children}</Form>
      <LeaveGuard
        mustAsk={() => form.changed && !(openedBy && draft.isKept())}
        isSending={form.busy}
        {...(openedBy ? { openedBy } : { onDiscard: draft.remove })}
      />
      <ConflictDialog question={form.question} labels={labels} />
    </>
  );
}
