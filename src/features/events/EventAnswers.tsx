import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { AnswerStats } from './AnswerStats.tsx';

/** How the guests of an event have answered. */
export function EventAnswers({ api, eventId }: { api: Api; eventId: string }) {
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
