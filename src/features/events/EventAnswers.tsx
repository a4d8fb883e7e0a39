import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { type Analytics, type ComingCount, countComing } from '../../domain/event/analytics.ts';
import { allGuestsQuery, refreshShortList } from '../../domain/guest/all-guests.ts';
import { IncompleteList } from '../../domain/guest/IncompleteList.tsx';
import { type AnswerTotals, computeTotals } from '../../domain/event/answer-totals.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { useHiddenIds, useShownAnalytics, withoutHidden } from '../../domain/guest/hidden-guests.ts';
import { liveRefresh } from '../../domain/event/live-refresh.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { createLazyPart } from '../../ui/page/lazy-part.tsx';
import { Surface } from '../../ui/page/Surface.tsx';
import { AnswerSummary } from './AnswerSummary.tsx';
import { EveningActions } from './EveningActions.tsx';
import { DiscrepancyList } from './DiscrepancyList.tsx';
import { OtherNumbers } from './OtherNumbers.tsx';
import { SizeTable } from './SizeTable.tsx';
import styles from './EventAnswers.module.css';

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
  const { data: list, isError } = useQuery({ ...allGuestsQuery(api, eventId), ...refreshShortList });
  const hidden = useHiddenIds();
  const totals = list?.isComplete ? computeTotals(withoutHidden(list.guests, hidden)) : undefined;
  const analytics = useShownAnalytics(eventId, event.analytics);
  if (analytics.total === 0 || (list?.isComplete && list.total === 0)) {
    return (
      <>
        <Title />
        <NoAnswers />
      </>
    );
  }
  const count = getComing(analytics, totals);
  return (
    <>
      <Title />
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
      {list && !list.isComplete && !list.isCut && !isError && (
        <LoadingGuests loaded={list.guests.length} total={list.total} />
      )}
      <IncompleteList list={list} />
      <div className={styles.columns}>
        {totals && totals.discrepancies.length > 0 && (
          <DiscrepancyList eventId={eventId} guests={totals.discrepancies} />
        )}
        {analytics.others.length > 0 && <OtherNumbers numbers={analytics.others} />}
      </div>
      {totals && totals.bySize.length > 0 && <SizeTable bySize={totals.bySize} />}
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

const Title = () => (
  <h2 className="visually-hidden">
    <Trans context="tab">Answers</Trans>
  </h2>
);

function LoadingGuests({ loaded, total }: { loaded: number; total: number }) {
  const { i18n } = useLingui();
  const here = i18n.number(loaded);
  const all = i18n.number(total);
  return (
    <p className={styles.progress}>
      <progress value={loaded} max={Math.max(1, total)} aria-hidden />
      <Trans>
        Loading guests: {here} of {all}
      </Trans>
    </p>
  );
}

const NoAnswers = () => (
  <Surface>
    <EmptyState
      icon={<PeopleRegular aria-hidden />}
      title={<Trans>No guests yet</Trans>}
      hint={<Trans>Add guests and send them their RSVP link. Their answers appear here.</Trans>}
    />
  </Surface>
);
