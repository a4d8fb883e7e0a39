import { ProgressBar } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../api/use-api.ts';
import { type Analytics, type ComingCount, countComing } from '../../../domain/event/analytics.ts';
import { allGuestsQuery, refreshShortList } from '../../../domain/guest/all-guests.ts';
import { EqualGuests } from '../../../shared/guest/EqualGuests.tsx';
import { IncompleteList } from '../../../shared/guest/IncompleteList.tsx';
import { type AnswerTotals, type ByAnswer, computeTotals } from '../../../domain/event/answer-totals.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { useHiddenIds, useShownAnalytics, withoutHidden } from '../../../shared/guest/hidden-guests.ts';
import { liveRefresh } from '../../../domain/event/live-refresh.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { AnswerSummary } from './AnswerSummary.tsx';
import { EveningActions } from './EveningActions.tsx';
import { GuestLink, shownNames } from './GuestLink.tsx';
import { LatestAnswers } from './LatestAnswers.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './event-answers.module.css';
import { formatDiscrepancies } from '../../../domain/guest/discrepancies.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { getRowKeys } from '../../../ui/table/rows.ts';
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx';

const Evening = createLazyPart(async () => (await import('./Evening.tsx')).Evening);

interface EventAnswersProps {
  eventId: string;
  /** They fill the screen. */
  isFull: boolean;
}

/** How the guests of an event have answered. */
export function EventAnswers({ eventId, isFull }: EventAnswersProps) {
  const api = useApi();
  const read = useSuspenseQuery({ ...eventQuery(api, eventId), ...liveRefresh });
  const event = read.data;
  const {
    data: list,
    dataUpdatedAt,
    isError,
  } = useQuery({ ...allGuestsQuery(api, eventId), ...refreshShortList });
  const hidden = useHiddenIds();
  const shown = withoutHidden(list?.guests ?? [], hidden);
  const totals = list?.isComplete ? computeTotals(shown) : undefined;
  const analytics = useShownAnalytics(eventId, event.analytics);
  if (analytics.total === 0 || (list?.isComplete && list.total === 0)) {
    return (
      <>
        {title}
        <Surface>
          <EmptyState
            icon={<PeopleRegular aria-hidden />}
            title={<Trans>No guests yet</Trans>}
            hint={<Trans>Add guests and send them their RSVP link. Their answers appear here.</Trans>}
          />
        </Surface>
      </>
    );
  }
  const count = getComing(analytics, totals);
  return (
    <>
      {title}
      <AnswerSummary
        eventId={eventId}
        analytics={analytics}
        totals={totals}
        actions={count && <EveningActions name={event.name} count={count} />}
      />
      {count && isFull && (
        <Evening
          name={event.name}
          count={count}
          updatedAt={read.dataUpdatedAt}
          onRetry={read.isRefetchError ? () => void read.refetch() : undefined}
        />
      )}
      {list && !list.isComplete && !list.isTruncated && !isError && (
        <LoadingGuests loaded={list.guests.length} total={list.total} />
      )}
      <IncompleteList list={list} />
      <EqualGuests
        className={styles.equal}
        eventId={eventId}
        guests={list?.isComplete ? list.guests : undefined}
      />
      <div className={styles.panels}>
        {totals && <LatestAnswers eventId={eventId} guests={shown} at={dataUpdatedAt} />}
        {totals && totals.discrepancies.length > 0 && (
          <DiscrepancyList eventId={eventId} guests={totals.discrepancies} />
        )}
        {totals && totals.bySize.length > 0 && <SizeTable bySize={totals.bySize} />}
      </div>
    </>
  );
}

/** Who is coming: by the server's count, which is refreshed for long lists too, else by the list's. */
function getComing(analytics: Analytics, totals: AnswerTotals | undefined): ComingCount | undefined {
  const count = countComing(analytics);
  const people = totals?.people;
  if (count?.unit === 'people' || !people || people.invited === 0) return count;
  return { unit: 'people', coming: people.coming, of: people.invited };
}

const title = (
  <h2 className="visually-hidden">
    <Trans context="tab">Answers</Trans>
  </h2>
);

function LoadingGuests({ loaded, total }: { loaded: number; total: number }) {
  const { i18n } = useLingui();
  const here = i18n.number(loaded);
  const all = i18n.number(total);
  return (
    <Row gap={12} isOneLine className={styles.progress}>
      <ProgressBar value={loaded} max={Math.max(1, total)} aria-hidden />
      <Trans>
        Loading guests: {here} of {all}
      </Trans>
    </Row>
  );
}

interface DiscrepancyListProps {
  eventId: string;
  guests: readonly Guest[];
}

/** The guests with discrepancies, with the reasons. */
function DiscrepancyList({ eventId, guests }: DiscrepancyListProps) {
  const { i18n } = useLingui();
  const first = guests.slice(0, shownNames);
  const keys = getRowKeys(first);
  const count = i18n.number(guests.length);
  return (
    <Surface className={styles.panel}>
      <h3>
        <Trans>To check</Trans>
      </h3>
      <Stack as="ul" gap={12}>
        {first.map((guest, place) => (
          <li key={keys[place]}>
            <b>
              <GuestLink eventId={eventId} guest={guest} filter="discrepancies" />
            </b>
            <Text as="span" tone="caution">
              <ForeignText text={formatDiscrepancies(i18n, guest)} />
            </Text>
          </li>
        ))}
      </Stack>
      {guests.length > shownNames && (
        <Link
          className="screen-only"
          to="/events/guests/$filter"
          params={{ filter: 'discrepancies' }}
          search={{ event: eventId }}
        >
          <Trans>Show all {count}</Trans>
        </Link>
      )}
    </Surface>
  );
}

type Size = AnswerTotals['bySize'][number];

const formatSize = ({ size }: Size) => <Plural value={size} one="# person" other="# people" />;

/** The answers by the size of the invitation; folded on phones. */
function SizeTable({ bySize }: { bySize: readonly Size[] }) {
  const { i18n, t } = useLingui();
  const hasRoom = useMediaQuery('(width >= 768px)');
  const number = (id: keyof ByAnswer, header: string): PlainColumn<Size> => ({
    id,
    header,
    cell: (row) => i18n.number(row[id]),
    align: 'end',
  });
  return (
    <Surface>
      <details className={styles.details} open={hasRoom}>
        <summary>
          <Trans>Details</Trans>
        </summary>
        <PlainTable
          label={t`Answers by size of invitation`}
          rows={bySize}
          getRowId={({ size }) => String(size)}
          columns={[
            {
              id: 'size',
              header: t`Size of invitation`,
              cell: formatSize,
              isRowHeader: true,
            },
            number('coming', t({ message: 'Coming', context: 'many guests' })),
            number('declined', t({ message: 'Declined', context: 'many guests' })),
            number('waiting', t({ message: 'Not answered', context: 'many guests' })),
          ]}
        />
      </details>
    </Surface>
  );
}
