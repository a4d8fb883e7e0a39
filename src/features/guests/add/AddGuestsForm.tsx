import { Button } from '@fluentui/react-components';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CountryCodeOffer } from '../../../domain/guest/CountryCodeOffer.tsx';
import type { GuestDraft } from '../../../domain/guest/guest-draft.ts';
import { useFormStart } from '../../../forms/DraftedForm.tsx';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { getFormMutationKey, reportLeftForm } from '../../../forms/submission.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { SlowNotice } from '../../../ui/page/SlowNotice.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { addGuests, fieldOrder, readRows, type RowProblem, writeRows } from './add-guests.ts';
import { AddGuestRow, type FocusedField } from './AddGuestRow.tsx';
import styles from './AddGuests.module.css';
import type { GuestStore } from '../guest-cache.ts';
import { createRow, type GuestRow, insertPasted, isFilled } from './guest-rows.ts';

interface AddGuestsFormProps {
  store: GuestStore;
  /** Each guest answers yes or no, so there are no counts. */
  isSingleGuest: boolean;
  draft: Draft;
  onClose(): void;
}

/** The drawer with one row per guest: Enter adds a row, and pasted lines of a spreadsheet fill them. */
export function AddGuestsForm(props: AddGuestsFormProps) {
  const { key, start } = useFormStart(props.draft);
  return <NewGuests key={key} {...props} start={start} />;
}

interface NewGuestsProps extends AddGuestsFormProps {
  start: ReturnType<typeof useFormStart>['start'];
}

const noProblems: ReadonlyMap<string, RowProblem> = new Map();

function NewGuests({ store, isSingleGuest, draft, start, onClose }: NewGuestsProps) {
  const [rows, setRows] = useState(() => readRows(draft));
  const [isRestored, setRestored] = useState(() => rows.some(isFilled));
  const [problems, setProblems] = useState(noProblems);
  const [focused, setFocused] = useState<FocusedField>();
  const list = useRef<HTMLOListElement>(null);
  const change = (next: readonly GuestRow[]) => {
    const shown = next.length > 0 ? [...next] : [createRow()];
    setRows(shown);
    writeRows(draft, shown);
    return shown;
  };
  const sending = useMutation({
    mutationKey: getFormMutationKey(draft.key),
    mutationFn: (sent: readonly GuestRow[]) => addGuests(store, sent, change),
  });
  const filledRows = rows.filter(isFilled);
  const { length: filled } = filledRows;
  const isSending = sending.isPending || start.isSendingBefore;
  const submit = async (isLast: boolean) => {
    // Not the state: two clicks in one task would both see it before the first.
    if (list.current?.dataset.sending !== undefined) return;
    list.current?.setAttribute('data-sending', '');
    try {
      setProblems(noProblems);
      const result = await sending.mutateAsync(filledRows);
      if (!list.current) return void (result.failure !== undefined && reportLeftForm(result.failure));
      const shown = change(result.left);
      setRestored(false);
      setProblems(result.problems);
      if (isLast && result.left.length === 0) return onClose();
      const wrong = shown.find(({ key }) => result.problems.has(key)) ?? shown.at(-1);
      const field = fieldOrder.find(
        (each) => result.problems.get(wrong?.key ?? '')?.fields[each] !== undefined,
      );
      setFocused({ key: wrong?.key ?? '', field: field ?? 'name' });
    } catch {
      // The session has ended: it is reported, and the draft has the rows.
    } finally {
      list.current?.removeAttribute('data-sending');
    }
  };
  const leave = () => {
    if (filled > 0 && !isSending && !start.isElsewhere && draft.isKept()) {
      const message = msg`${plural(filled, { one: '# guest', other: '# guests' })} not saved yet, kept as a draft`;
      toasts.show({ variant: 'info', message });
    }
    onClose();
  };
  const withoutProblem = (key: string) => new Map([...problems].filter(([each]) => each !== key));
  const changeRow = (key: string, changed: Partial<GuestDraft>) => {
    change(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
    setProblems(withoutProblem(key));
  };
  /** Focuses the next row, or adds one after the last. */
  const enterNext = (key: string) => {
    const next = rows[rows.findIndex((row) => row.key === key) + 1] ?? createRow();
    if (!rows.includes(next)) change([...rows, next]);
    setFocused({ key: next.key, field: 'name' });
  };
  const paste = (key: string, pasted: readonly Partial<GuestDraft>[]) => {
    const shown = change(insertPasted(rows, key, pasted));
    setFocused({ key: shown.at(-1)?.key ?? key, field: 'name' });
  };
  const remove = (key: string) => {
    change(rows.filter((row) => row.key !== key));
    setProblems(withoutProblem(key));
  };
  const isDisabled = filled === 0 || isSending;
  return (
    <Modal
      open
      startsInContent
      size="large"
      placement="end"
      title={<Trans>Add guests</Trans>}
      onClose={leave}
      actions={
        <>
          <Button disabledFocusable={isDisabled} onClick={() => void submit(false)}>
            <Trans>Save and add another</Trans>
          </Button>
          <Button appearance="primary" disabledFocusable={isDisabled} onClick={() => void submit(true)}>
            {filled === 0 ? (
              <Trans>Add guests</Trans>
            ) : (
              <Plural value={filled} one="Add # guest" other="Add # guests" />
            )}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>
        <Trans>Press Enter to add a row. You can paste rows from a spreadsheet: name, phone, invited.</Trans>
      </p>
      <ol className={styles.rows} ref={list}>
        {rows.map((row, place) => (
          <AddGuestRow
            key={row.key}
            row={row}
            place={place}
            isSingleGuest={isSingleGuest}
            focused={row.key === focused?.key ? focused : undefined}
            isSending={isSending}
            problem={problems.get(row.key)}
            onChange={changeRow}
            onEnter={enterNext}
            onPaste={paste}
            onRemove={remove}
          />
        ))}
      </ol>
      <CountryCodeOffer phones={rows.map(({ phone }) => phone)} />
      {/* Below the rows, because the dialog focuses its first control. */}
      <DraftNotice start={start} restored={isRestored && !isSending} />
      {sending.isPending && (
        <SlowNotice>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
      <Button
        appearance="subtle"
        disabledFocusable={isSending}
        onClick={() => enterNext(rows.at(-1)?.key ?? '')}
      >
        <Trans>Add a row</Trans>
      </Button>
    </Modal>
  );
}
