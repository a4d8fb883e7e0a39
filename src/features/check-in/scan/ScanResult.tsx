import { Button, ProgressBar } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { NoGuest } from './NoGuest.tsx';
import { ScannedGuest } from './ScannedGuest.tsx';
import type { ScanDesk } from './scan-desk.ts';
import { Surface } from '../../../ui/page/Surface.tsx';
import { findGuests } from '../../../domain/guest/guest-search.ts';
import { GuestChoices } from './GuestChoices.tsx';
import { useSearchedList } from '../arrivals/check-in-list.ts';
import styles from '../check-in.module.css';

/** The result of the last scan. */
export function ScanResult({ scan, onChoose, ...rest }: ScanDesk) {
  const { reading, text, turn, at } = scan;
  switch (reading.kind) {
    case 'guest':
      return <ScannedGuest key={turn} guestId={reading.guestId} text={text} at={at} {...rest} />;
    case 'query':
      return <GuestsFound query={reading.query} onChoose={onChoose} {...rest} />;
    case 'foreign':
      return <NoGuest text={text} />;
    case 'nothing':
      return (
        <Surface as="div" className="screen-only">
          <EmptyState
            icon={<QrCodeRegular aria-hidden />}
            title={<Trans>Ready to scan</Trans>}
            hint={<Trans>Scan a guest’s QR code, or search by name or phone.</Trans>}
          />
        </Surface>
      );
  }
}

/** Few enough to see at a glance; a longer query narrows the list. */
const most = 20;

interface GuestsFoundProps extends Pick<ScanDesk, 'eventId' | 'list' | 'entries' | 'onChoose'> {
  query: string;
}

/** The guests that match a typed name or number, available from the first page of the list on. */
function GuestsFound({ eventId, list: desk, query, entries, onChoose }: GuestsFoundProps) {
  const { list, error, isFetching, refetch } = useSearchedList(eventId, desk);
  const found = findGuests(list?.guests ?? [], query);
  const isPartial = !list?.isComplete;
  return (
    <Surface className={styles.found}>
      <h2>
        {isPartial || found.length > 0 ? (
          <Plural value={found.length} one="# guest found" other="# guests found" />
        ) : (
          <Trans>No guest matches this name or phone number</Trans>
        )}
      </h2>
      {isPartial && <SearchProgress list={list} isFetching={isFetching} hasFailed={error !== null} />}
      <GuestChoices guests={found.slice(0, most)} entries={entries} onChoose={onChoose} />
      {found.length > most && (
        <p>
          <Trans>Showing the first {most}. Type more of the name to narrow the list.</Trans>
        </p>
      )}
      {!isFetching && (found.length === 0 || isPartial) && (
        <Button icon={<ArrowClockwise20Regular />} onClick={() => void refetch()}>
          <Trans>Reload the guest list</Trans>
        </Button>
      )}
    </Surface>
  );
}

interface SearchProgressProps {
  /** The part of the list that is loaded; undefined before the first page. */
  list: { guests: readonly unknown[]; total: number } | undefined;
  isFetching: boolean;
  hasFailed: boolean;
}

/** How much of an incomplete guest list is searched. */
function SearchProgress({ list, isFetching, hasFailed }: SearchProgressProps) {
  const { i18n, t } = useLingui();
  const [here, all] = [i18n.number(list?.guests.length ?? 0), i18n.number(list?.total ?? 0)];
  return (
    <>
      {list && isFetching && (
        <ProgressBar value={list.guests.length} max={list.total} aria-label={t`Loading all guests`} />
      )}
      <p role={hasFailed ? 'alert' : undefined}>
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
      </p>
    </>
  );
}
