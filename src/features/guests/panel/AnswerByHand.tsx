import type { EventScope } from '../../../api/use-api.ts';
import { Button, Field, Input } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { getComingCount } from '../../../domain/guest/guest-answer.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { SlowNotice } from '../../../ui/states/SlowNotice.tsx';
import { singleKeys, useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import styles from './guest-panel.module.css';
import { leavePanel } from './panel-focus.ts';
import { saveAnswerMutation } from '../mutations.ts';
import { toLatinDigits } from '../../../i18n/digits.ts';

interface AnswerByHandProps {
  scope: EventScope;
  guest: SavedGuest;
  isSingleGuest: boolean;
}

/** Up to this many people have a button each. */
const maxButtons = 6;

/** Records an answer given by phone or in person (openapi/QUESTIONS.md, A22). */
export function AnswerByHand({ scope, guest, isSingleGuest }: AnswerByHandProps) {
  const { t, i18n } = useLingui();
  const mutation = saveAnswerMutation(scope, guest.id);
  const { mutate } = useMutation(mutation);
  // Also where the panel was closed, and opened again meanwhile: two answers could arrive in the wrong order.
  const isSaving = useIsMutating({ mutationKey: mutation.mutationKey ?? [] }) > 0;
  const coming = getComingCount(guest);
  const maxPeople = isSingleGuest ? 1 : (guest.invitees ?? 0);
  const choose = (count: number) => () => {
    if (!isSaving && count !== coming) mutate({ count, seen: guest });
  };
  const label = (count: number) => {
    if (isSingleGuest) return count === 1 ? t`Yes` : t`No`;
    return count === 0 ? t({ message: 'Declined', context: 'one guest' }) : i18n.number(count);
  };
  const group = useRef<HTMLFieldSetElement>(null);
  const isShown = maxPeople > 0 || isSingleGuest;
  const enter = {
    key: 'a',
    label: msg`Record an answer`,
    getElement: () => group.current,
    run: () => focusAnswer(group.current),
  };
  useShortcuts(isShown ? [enter] : []);
  // The button of the removal goes with the answer.
  const focusFirst = () => {
    const { activeElement } = document;
    if (activeElement === document.body || group.current?.contains(activeElement))
      group.current?.querySelector<HTMLElement>('[data-count]')?.focus();
  };
  if (!isShown) return null;
  const isTooLong = maxPeople > maxButtons;
  return (
    <fieldset className={styles.answers} ref={group}>
      <legend className={styles.sectionTitle}>
        <Trans>Record an answer</Trans>
      </legend>
      <div>
        {Array.from({ length: isTooLong ? 1 : maxPeople + 1 }, (_, count) => (
          <Button
            key={label(count)}
            data-count={count}
            size="small"
            aria-pressed={count === coming}
            appearance={count === coming ? 'primary' : 'secondary'}
            disabledFocusable={isSaving}
            onClick={choose(count)}
            onKeyDown={moveToNumber}
          >
            {label(count)}
          </Button>
        ))}
        {isTooLong && (
          <TypedAnswer
            coming={coming}
            maxPeople={maxPeople}
            isSaving={isSaving}
            onSave={(count, onSaved) => mutate({ count, seen: guest }, { onSuccess: onSaved })}
          />
        )}
      </div>
      {guest.answer.kind !== 'waiting' && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.remove ?? ''}
          disabledFocusable={isSaving}
          onClick={() => !isSaving && mutate({ count: null, seen: guest }, { onSuccess: focusFirst })}
        >
          <Trans>Remove answer</Trans>
        </Button>
      )}
      {isSaving && (
        <SlowNotice>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
    </fieldset>
  );
}

/** Focuses the number that is saved, otherwise the one of all who are invited, or the field of a large invitation. */
function focusAnswer(group: HTMLElement | null) {
  const field = group?.querySelector('input');
  const [saved] = group?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? [];
  const place = field ?? saved ?? [...(group?.querySelectorAll<HTMLElement>('[data-count]') ?? [])].at(-1);
  place?.focus();
  field?.select();
}

/** On a button of the group, the key of a digit moves the focus to that number; Enter saves it. */
function moveToNumber(event: KeyboardEvent<HTMLElement>) {
  const digit = toLatinDigits(event.key);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/^\d$/.test(digit) || !singleKeys.getSnapshot()) return;
  const group = event.currentTarget.closest('fieldset');
  group?.querySelector<HTMLElement>(`[data-count="${digit}"]`)?.focus();
}

interface TypedAnswerProps {
  /** The saved count; undefined is not answered. */
  coming: number | undefined;
  /** The maximum number of people that may come. */
  maxPeople: number;
  isSaving: boolean;
  /** Saves the count; call `onSaved` if that succeeds. */
  onSave(count: number, onSaved: () => void): void;
}

/** The answer of a large invitation, as a number that is typed. Anything but a whole number within it is not sent. */
function TypedAnswer({ coming, maxPeople, isSaving, onSave }: TypedAnswerProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const text = typed ?? (coming === undefined ? '' : String(coming));
  const limit = i18n.number(maxPeople);
  const submit = (form: HTMLFormElement) => {
    const digits = toLatinDigits(text.trim());
    const isUsable = /^\d+$/.test(digits) && Number(digits) <= maxPeople;
    setIsWrong(!isUsable);
    // What is typed while it is saved stays.
    if (!isUsable) {
      form.querySelector('input')?.focus();
      return;
    }
    onSave(Number(digits), () => {
      setTyped((now) => (now === text ? undefined : now));
      // In the field, Ctrl Z would undo the typing in place of the answer.
      const field = form.querySelector('input');
      if (field === document.activeElement && field?.value === text) form.querySelector('button')?.focus();
    });
  };
  return (
    <form
      className={styles.typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) submit(event.currentTarget);
      }}
    >
      <Field {...(isWrong && { validationMessage: t`Enter a whole number from 0 to ${limit}` })}>
        <Input
          size="small"
          inputMode="numeric"
          value={text}
          aria-label={t`People coming`}
          onKeyDown={(event) => event.key === 'Escape' && leavePanel() && event.preventDefault()}
          onChange={(_, { value }) => {
            setTyped(value);
            setIsWrong(false);
          }}
        />
      </Field>
      <Button type="submit" size="small" disabledFocusable={isSaving}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
