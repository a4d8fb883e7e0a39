import { Button, ProgressBar } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { getRowKeys } from '../../../ui/table/rows.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { type Entry, findExpected } from '../arrivals/arrivals.ts';
import type { CheckInList } from '../arrivals/check-in-list.ts';
import styles from '../check-in.module.css';

interface GuestsFoundProps extends GuestChoicesProps {
  /** Undefined before the first page is loaded. */
  list: CheckInList | undefined;
  isFetching: boolean;
  hasFailed: boolean;
  onReload(): void;
}

/** The guests that match a typed name or number, available from the first page of the list on. */
export function GuestsFound({ guests, list, isFetching, hasFailed, onReload, ...props }: GuestsFoundProps) {
  const { i18n, t } = useLingui();
  const isPartial = !list?.isComplete;
  // Few enough to see at a glance; a longer query narrows the list.
  const maxShown = 20;
  const [here, all] = [i18n.number(list?.guests.length ?? 0), i18n.number(list?.total ?? 0)];
  return (
    <Surface className={styles.found}>
      <h2>
        {isPartial || guests.length > 0 ? (
          <Plural value={guests.length} one="# guest found" other="# guests found" />
        ) : (
          <Trans>No guest matches this name or phone number</Trans>
        )}
      </h2>
      {isPartial && list && isFetching && (
        <ProgressBar value={list.guests.length} max={list.total} aria-label={t`Loading all guests`} />
      )}
      {isPartial && (
        <Text tone="soft" role={hasFailed ? 'alert' : undefined}>
          {isFetching && !list && <Trans>Loading the guest list…</Trans>}
          {isFetching && list && (
            <Trans>
              Searched {here} of {all} guests…
            </Trans>
          )}
          {!isFetching && (
            <Trans>
              We could search only {here} of {all} guests. Reload the guest list to try again.
            </Trans>
          )}
        </Text>
      )}
      <GuestChoices guests={guests.slice(0, maxShown)} {...props} />
      {guests.length > maxShown && (
        <Text tone="soft">
          <Trans>Showing the first {maxShown}. Type more of the name to narrow the list.</Trans>
        </Text>
      )}
      {!isFetching && (guests.length === 0 || isPartial) && (
        <Button icon={<ArrowClockwise20Regular />} onClick={onReload}>
          <Trans>Reload the guest list</Trans>
        </Button>
      )}
    </Surface>
  );
}

/** Guests who said yes and are not here yet. A press opens the guest for check-in. */
export function ExpectedGuests({ guests, entries, onChoose }: GuestChoicesProps) {
  const { i18n } = useLingui();
  const expected = findExpected(guests, entries, i18n.locale);
  // As many as can be looked through; the others are found by name.
  const maxShown = 50;
  return (
    <Surface className={styles.expected}>
      <h2>
        <Plural value={expected.length} one="# guest still expected" other="# guests still expected" />
      </h2>
      <GuestChoices guests={expected.slice(0, maxShown)} entries={entries} onChoose={onChoose} />
      {expected.length > maxShown && (
        <Text tone="soft">
          <Trans>Showing the first {maxShown}. Search for the others by name.</Trans>
        </Text>
      )}
    </Surface>
  );
}

interface GuestChoicesProps {
  guests: readonly Guest[];
  entries: readonly Entry[];
  onChoose(guestId: string): void;
}

/** Guests to choose from for a check-in. One without an id cannot be chosen. */
function GuestChoices({ guests, entries, onChoose }: GuestChoicesProps) {
  const { t } = useLingui();
  const keys = getRowKeys(guests);
  return (
    <ul>
      {guests.map(({ id, name, phone, answer }, place) => (
        <li key={keys[place]}>
          <button
            type="button"
            className={styles.choice}
            disabled={id === undefined}
            onClick={() => id !== undefined && onChoose(id)}
          >
            <span className={styles.name}>{name ? <ForeignText text={name} /> : t`No name`}</span>
            {phone && (
              <small>
                <bdi dir="ltr">{formatPhone(phone)}</bdi>
              </small>
            )}
            {entries.some(({ guestId }) => guestId === id) ? (
              <CheckmarkCircle20Filled aria-label={t({ message: 'Checked in', context: 'guest' })} />
            ) : (
              <AnswerPill answer={answer} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
