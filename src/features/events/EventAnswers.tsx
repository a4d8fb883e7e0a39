import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { AnswerStats } from './AnswerStats.tsx';

/** How the guests of an event have answered. */
export function EventAnswers({ eventId }: { eventId: string }) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  return (
    <>
      <h2 className="visually-hidden">
        <Trans context="tab">Answers</Trans>
      </h2>
      <AnswerStats analytics={event.analytics} />
    </>
  );
}
