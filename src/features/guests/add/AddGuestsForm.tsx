import type { EventScope } from '../../../api/use-api.ts';
import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CountryCodeOffer } from '../../../shared/guest/CountryCodeOffer.tsx';
import {
  type GuestTexts,
  hasCountryCode,
  isGuestPhone,
  isPeopleField,
  parseGuestPhone,
  parseGuestTexts,
} from '../../../domain/guest/guest-texts.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { useDraft } from '../../../forms/use-draft.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { getErrorText, reportLeftForm } from '../../../forms/errors.ts';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { findModal } from '../../../ui/keyboard/focus.ts';
import { getKeyNames, useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { SlowNotice } from '../../../ui/states/SlowNotice.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import {
  addGuests,
  changeRow,
  createRow,
  type GuestRow,
  isFilled,
  loadRows,
  saveRows,
  checkPhones,
  insertPasted,
} from './add-guests.ts';
import { parsePastedGuests } from './pasted-guests.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './AddGuests.module.css';

interface AddGuestsFormProps {
  scope: EventScope;
  /** Each guest answers yes or no, so there are no counts. */
  isSingleGuest: boolean;
  onClose(): void;
}

/** The drawer with one row per guest: Enter adds a row, and pasted lines of a spreadsheet fill them. */
export function AddGuestsForm(props: AddGuestsFormProps) {
  const { key, ...drafted } = useDraft(`new guests ${props.scope.eventId}`);
  return <NewGuests key={key} {...props} {...drafted} />;
}

interface NewGuestsProps extends AddGuestsFormProps, Omit<ReturnType<typeof useDraft>, 'key'> {}

function NewGuests(props: NewGuestsProps) {
  const { scope, isSingleGuest, onClose, draft, isElsewhere, isPreviousSaveRunning, mutationKey } = props;
  const [rows, setRows] = useState(() => loadRows(draft));
  const [isRestored] = useState(() => rows.some(isFilled));
  const list = useRef<HTMLOListElement>(null);
  const isBusy = useRef(false);
  const addedCount = useRef(0);
  const keep = (next: readonly GuestRow[]) => {
    setRows(next.length > 0 ? [...next] : [createRow()]);
    saveRows(draft, next);
  };
  // At once: the caller may focus a new row.
  const change = (next: readonly GuestRow[]) => flushSync(() => keep(next));
  const sending = useMutation({
    mutationKey,
    mutationFn: (sent: readonly GuestRow[]) => addGuests(scope, sent, keep, addedCount.current),
  });
  const filledRows = rows.filter(isFilled);
  const { length: filled } = filledRows;
  const isSending = sending.isPending || isPreviousSaveRunning;
  /** Focuses the first wrong field of a row, or its name. */
  const focusRow = (row: Element | null | undefined) =>
    (row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row?.querySelector('input'))?.focus();
  const submit = async (isLast: boolean) => {
    // Not the state: two clicks in one task would both see it before the first.
    if (isBusy.current || filled === 0) return;
    isBusy.current = true;
    try {
      const sent = filledRows.map(withoutProblem);
      change(sent);
      const { left, added, failure } = await sending.mutateAsync(sent);
      addedCount.current = added;
      if (!list.current) return void (failure !== undefined && reportLeftForm(failure, draft.isKept()));
      change(left);
      if (isLast && left.length === 0) return onClose();
      focusRow(list.current.querySelector('[data-problem]') ?? list.current.lastElementChild);
    } catch {
      // The session has ended: it is reported, and the draft has the rows.
    } finally {
      isBusy.current = false;
    }
  };
  const leave = () => {
    if (filled > 0 && !isSending && draft.isKept()) {
      const message = msg`${plural(filled, { one: '# guest', other: '# guests' })} not saved yet, kept as a draft`;
      toasts.show({ variant: 'info', message });
    }
    onClose();
  };
  const enterNext = (place: number) => {
    if (place === rows.length - 1) change([...rows, createRow()]);
    focusRow(list.current?.children[place + 1]);
  };
  // Not below another dialog, such as the one that asks for the country code.
  const isOnTop = () => findModal()?.contains(list.current) === true;
  useShortcuts([{ key: 'Mod+enter', label: msg`Add guests`, run: () => void (isOnTop() && submit(true)) }]);
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
          <Button
            appearance="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            disabledFocusable={isDisabled}
            onClick={() => void submit(true)}
          >
            {filled === 0 ? (
              <Trans>Add guests</Trans>
            ) : (
              <Plural value={filled} one="Add # guest" other="Add # guests" />
            )}
            <kbd aria-hidden>{getKeyNames('Mod+↵').join(' ')}</kbd>
          </Button>
        </>
      }
    >
      <Text tone="soft" size={12} className={styles.hint}>
        <Trans>Press Enter to add a row. You can paste rows from a spreadsheet: name, phone, invited.</Trans>
      </Text>
      <ol className={styles.rows} ref={list}>
        {rows.map((row, place) => (
          <AddGuestRow
            key={row.key}
            row={row}
            place={place}
            isSingleGuest={isSingleGuest}
            isSending={isSending}
            onChange={(changed) =>
              change(rows.map((each) => (each === row ? changeRow(withoutProblem(row), changed) : each)))
            }
            onOpen={() => {
              change(rows.map((each) => (each === row ? { ...row, isFolded: false } : each)));
              focusRow(list.current?.children[place]);
            }}
            onEnter={() => enterNext(place)}
            onPaste={(pasted) => {
              change(insertPasted(rows, row.key, pasted));
              focusRow(list.current?.querySelector('[data-problem]') ?? list.current?.lastElementChild);
            }}
            onRemove={() => change(rows.filter((each) => each !== row))}
          />
        ))}
      </ol>
      <CountryCodeOffer phones={rows.map(({ phone }) => phone)} onChoose={() => change(checkPhones(rows))} />
      {/* Below the rows, because the dialog focuses its first control. */}
      <DraftNotice
        isRestored={isRestored && sending.isIdle}
        isElsewhere={isElsewhere}
        isPreviousSaveRunning={isPreviousSaveRunning}
        onDiscard={props.discard}
      />
      {sending.isPending && (
        <SlowNotice>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
      <Button appearance="subtle" disabledFocusable={isSending} onClick={() => enterNext(rows.length - 1)}>
        <Trans>Add a row</Trans>
      </Button>
      <LeaveGuard mustAsk={() => filled > 0 && !draft.isKept()} isSending={isSending} openedBy={['add']} />
    </Modal>
  );
}

/** A number as it is sent, if its country code is left out; any other as typed. */
function removeCountryCode(typed: string) {
  const phone = parseGuestPhone(typed);
  return hasCountryCode(typed) && isGuestPhone(phone) ? phone : typed;
}

const withoutProblem = (row: GuestRow): GuestRow =>
  row.problem ? { ...row, problem: undefined, isFolded: false } : row;

interface AddGuestRowProps {
  row: GuestRow;
  /** From 0. */
  place: number;
  isSingleGuest: boolean;
  /** Read-only until it is sent. */
  isSending: boolean;
  onChange(change: Partial<GuestTexts>): void;
  /** Shows the fields of a folded row. */
  onOpen(): void;
  onEnter(): void;
  onPaste(pasted: readonly Partial<GuestTexts>[]): void;
  onRemove(): void;
}

/** One new guest. Its errors are shown on its row, and do not block other rows. */
function AddGuestRow(props: AddGuestRowProps) {
  const { row, place, isSingleGuest, isSending, onChange, onOpen, onEnter, onPaste, onRemove } = props;
  const { t, i18n } = useLingui();
  // Only a pasted row has it, and keeps the field if it is emptied.
  const [hasCardCount] = useState(row.inviteeOnCard !== '');
  // A number stays as it is while it is being typed.
  const [isTyping, setTyping] = useState(false);
  const number = i18n.number(place + 1);
  const input = (
    field: Exclude<keyof GuestTexts, 'isWAPhone'>,
    label: string,
    dir: 'auto' | 'ltr' = 'auto',
  ) => {
    const error = row.problem?.fields[field];
    return (
      <Field
        label={label}
        size="small"
        validationMessage={error === undefined ? null : getErrorText(i18n, error)}
      >
        <Input
          size="medium"
          value={field === 'phone' && !isTyping ? removeCountryCode(row.phone) : row[field]}
          readOnly={isSending}
          type={field === 'phone' ? 'tel' : 'text'}
          inputMode={isPeopleField(field) ? 'numeric' : undefined}
          placeholder={isPeopleField(field) ? row.invitees || i18n.number(1) : undefined}
          autoComplete="off"
          input={{ dir, name: field, required: field === 'name' }}
          onChange={(_, { value }) => {
            setTyping(true);
            onChange({ [field]: value });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onEnter();
          }}
          onBlur={() => setTyping(false)}
        />
      </Field>
    );
  };
  return (
    <li
      className={styles.row}
      data-problem={row.problem && ''}
      data-sending={isSending ? '' : undefined}
      aria-label={t`Guest ${number}`}
      onPaste={(event) => {
        const pasted = parsePastedGuests(event.clipboardData.getData('text/plain'), isSingleGuest);
        if (!pasted || isSending) return;
        event.preventDefault();
        onPaste(pasted);
      }}
    >
      {row.isFolded && !row.problem ? (
        <FoldedGuest row={row} isSingleGuest={isSingleGuest} onOpen={onOpen} />
      ) : (
        <div className={styles.fields}>
          {input('name', t`Name`)}
          {input('phone', t`Phone`, 'ltr')}
          {!isSingleGuest && input('invitees', t`Invited`)}
          {hasCardCount && input('inviteeOnCard', t`On the card`)}
          <Checkbox
            label={t`On WhatsApp`}
            checked={row.isWAPhone !== ''}
            onChange={(_, { checked }) => !isSending && onChange({ isWAPhone: checked === true ? 'on' : '' })}
          />
        </div>
      )}
      <Button
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={t`Remove row ${number}`}
        disabledFocusable={isSending}
        onClick={onRemove}
      />
      {row.problem?.whole && (
        <Text tone="caution" size={12} className={styles.problem} role="alert" dir="auto">
          {getErrorText(i18n, row.problem.whole)}
        </Text>
      )}
    </li>
  );
}

interface FoldedGuestProps {
  row: GuestRow;
  isSingleGuest: boolean;
  onOpen(): void;
}

/** A pasted guest as a text, so that many of them are in view. A click opens the fields. */
function FoldedGuest({ row, isSingleGuest, onOpen }: FoldedGuestProps) {
  const phone = parseGuestPhone(row.phone);
  // Whatever is wrong with the phone.
  const { details } = parseGuestTexts({ ...row, phone: '' });
  return (
    <button type="button" className={styles.folded} onClick={onOpen}>
      <b>
        <ForeignText text={row.name} isClamped />
      </b>
      <small>
        {row.phone && <bdi dir="ltr">{formatPhone(isGuestPhone(phone) ? phone : row.phone)}</bdi>}
        {details && !isSingleGuest && (
          <span>
            <Plural value={details.invitees} one="# invited" other="# invited" />
          </span>
        )}
        {row.isWAPhone === '' && (
          <span>
            <Trans>Not on WhatsApp</Trans>
          </span>
        )}
      </small>
    </button>
  );
}
