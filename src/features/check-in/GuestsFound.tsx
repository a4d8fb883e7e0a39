import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Plural, Trans } from '@lingui/react/macro';
import { findGuests } from '../../domain/guest-search.ts';
import { getRowKeys } from '../../ui/table/rows.ts';
import { FoundGuest } from './FoundGuest.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import type { ScanDesk } from './scan-desk.ts';
import { useSearchedList } from './check-in-list.ts';
import { Surface } from '../../ui/Surface.tsx';
import styles from './GuestsFound.module.css';

/** Few enough to see at a glance; a longer query narrows the list. */
const most = 20;

interface GuestsFoundProps extends Pick<ScanDesk, 'eventId' | 'list' | 'entries' | 'onChoose'> {
  query: string;
}

/** The guests that match a typed name or number, available from the first page of the list on. */
export function GuestsFound({ eventId, list: desk, query, entries, onChoose }: GuestsFoundProps) {
  const { list, error, isFetching, refetch } = useSearchedList(eventId, desk);
  const found = findGuests(list?.guests ?? [], query);
  const shown = found.slice(0, most);
  const keys = getRowKeys(shown);
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
      <ul>
        {shown.map((guest, place) => (
          <li key={keys[place]}>
            <FoundGuest guest={guest} entries={entries} onChoose={onChoose} />
          </li>
        ))}
      </ul>
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
