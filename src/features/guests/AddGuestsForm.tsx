import { Button } from '@fluentui/react-components';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CountryCodeOffer } from '../../domain/CountryCodeOffer.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import type { Draft } from '../../storage/drafts.ts';
import { Modal } from '../../ui/Modal.tsx';
import { SlowNotice } from '../../ui/SlowNotice.tsx';
import { toasts } from '../../ui/toasts.ts';
import { AddGuestRow } from './AddGuestRow.tsx';
import styles from './AddGuests.module.css';
import type { GuestStore } from './guest-cache.ts';
import { useGuestForm } from './use-guest-form.ts';

interface AddGuestsFormProps {
  store: GuestStore;
  /** Each guest answers yes or no, so there are no counts. */
  isSingleGuest: boolean;
  draft: Draft;
  onClose(): void;
}

/** The drawer with one row per guest: Enter adds a row, and pasted lines of a spreadsheet fill them. */
export function AddGuestsForm({ store, isSingleGuest, draft, onClose }: AddGuestsFormProps) {
  const form = useGuestForm(store, draft);
  const { rows, filled, sending } = form;
  const isSending = sending.size > 0;
  const submit = async (isLast: boolean) => {
    if ((await form.send()) && isLast) onClose();
  };
  const leave = () => {
    if (filled > 0 && !isSending) {
      const message = msg`${plural(filled, { one: '# guest', other: '# guests' })} not saved yet, kept as a draft`;
      toasts.show({ variant: 'info', message });
    }
    onClose();
  };
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
          <Button disabledFocusable={filled === 0 || isSending} onClick={() => void submit(false)}>
            <Trans>Save and add another</Trans>
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={filled === 0 || isSending}
            onClick={() => void submit(true)}
          >
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
      <ol className={styles.rows}>
        {rows.map((row, place) => (
          <AddGuestRow
            key={row.key}
            row={row}
            place={place}
            isSingleGuest={isSingleGuest}
            focused={row.key === form.focused?.key ? form.focused : undefined}
            isSending={sending.has(row.key)}
            problem={form.problems.get(row.key)}
            onChange={form.change}
            onEnter={form.enter}
            onPaste={form.paste}
            onRemove={form.remove}
          />
        ))}
      </ol>
      <CountryCodeOffer phones={rows.map(({ phone }) => phone)} />
      {/* Below the rows, because the dialog focuses its first control. */}
      <DraftNotice shown={form.isRestored && !form.openedAgain && !isSending} onDiscard={form.discard} />
      {isSending && (
        <SlowNotice isSlow={form.openedAgain}>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
      <Button appearance="subtle" onClick={() => form.enter(rows.at(-1)?.key ?? '')}>
        <Trans>Add a row</Trans>
      </Button>
    </Modal>
  );
}
