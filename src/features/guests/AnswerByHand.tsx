import { Button, SpinButton } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getComingCount } from '../../domain/guest-answer.ts';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { SlowNotice } from '../../ui/SlowNotice.tsx';
import type { GuestStore } from './guest-cache.ts';
import styles from './GuestPanel.module.css';
import { saveAnswerMutation } from './mutations.ts';

interface AnswerByHandProps {
  store: GuestStore;
  guest: SavedGuest;
  isSingleGuest: boolean;
}

/** Up to this many people have a button each. */
const mostButtons = 6;

/** Records an answer given by phone or in person (openapi/QUESTIONS.md, A22). */
export function AnswerByHand({ store, guest, isSingleGuest }: AnswerByHandProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<number>();
  const save = useMutation(saveAnswerMutation(store));
  const coming = getComingCount(guest);
  const most = isSingleGuest ? 1 : (guest.invitees ?? 0);
  const choose = (count: number) => () => {
    if (!save.isPending && count !== coming) save.mutate({ count, seen: guest });
  };
  const label = (count: number) => {
    if (isSingleGuest) return count === 1 ? t`Yes` : t`No`;
    return count === 0 ? t({ message: 'Declined', context: 'one guest' }) : i18n.number(count);
  };
  if (most === 0 && !isSingleGuest) return null;
  const isTooLong = most > mostButtons;
  return (
    <fieldset className={styles.answers} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className={styles.sectionTitle}>
        <Trans>Answer given by phone or in person</Trans>
      </legend>
      <div>
        {Array.from({ length: isTooLong ? 1 : most + 1 }, (_, count) => (
          <Button
            key={label(count)}
            size="small"
            aria-pressed={count === coming}
            appearance={count === coming ? 'primary' : 'secondary'}
            disabledFocusable={save.isPending}
            onClick={choose(count)}
          >
            {label(count)}
          </Button>
        ))}
        {isTooLong && (
          <>
            <SpinButton
              min={0}
              max={most}
              value={typed ?? coming ?? most}
              aria-label={t`People coming`}
              onChange={(_, { value, displayValue }) => setTyped(value ?? Number(displayValue))}
            />
            <Button
              size="small"
              disabledFocusable={save.isPending}
              onClick={() => choose(Math.min(most, Math.max(0, typed ?? coming ?? most)))()}
            >
              <Trans>Save</Trans>
            </Button>
          </>
        )}
        {guest.answer.kind !== 'waiting' && (
          <Button
            size="small"
            appearance="subtle"
            disabledFocusable={save.isPending}
            onClick={() => !save.isPending && save.mutate({ count: null, seen: guest })}
          >
            <Trans>Remove answer</Trans>
          </Button>
        )}
      </div>
      {save.isPending && (
        <SlowNotice>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
    </fieldset>
  );
}
