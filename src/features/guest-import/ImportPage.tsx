import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import type { Draft } from '../../storage/drafts.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { createFlow } from './create-flow.ts';
import { takeDroppedFile } from './dropped-file.ts';
import { ReadingStep } from './ReadingStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { FoundSentence } from './FoundSentence.tsx';
import type { ImportSearch } from './schema.ts';
import { SendingStep } from './SendingStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { createStepFocus } from './step-focus.ts';

interface ImportPageProps {
  eventId: string;
  userId: string;
  /** Whether an invitation is for one person. */
  isSingleGuest: boolean;
  search: ImportSearch;
  /** Where a typed or pasted list is kept until it is sent. */
  draft: Draft;
}

/** Imports guests from a file or the clipboard: source, columns, preview, report. */
export function ImportPage({ eventId, userId, isSingleGuest, search, draft }: ImportPageProps) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [flow] = useState(() => {
    const created = createFlow({
      api,
      client,
      eventId,
      userId,
      isSingleGuest,
      forgetSource: draft.remove,
      forgetPile: () => void navigate({ to: '.', search: { event: eventId }, replace: true }),
    });
    const dropped = takeDroppedFile();
    if (dropped) void created.read({ data: dropped });
    return created;
  });
  const [enter] = useState(createStepFocus);
  // The list stays this tab's own also while it is reviewed.
  const [own] = useState(() => () => draft.subscribe(() => undefined));
  const step = useSyncExternalStore(flow.subscribe, flow.getSnapshot);
  return (
    <div ref={own}>
      <FoundSentence step={step} />
      <div key={step.name} ref={enter}>
        {step.name === 'choose' && <SourceStep flow={flow} step={step} draft={draft} />}
        {step.name === 'reading' && <ReadingStep flow={flow} step={step} />}
        {step.name === 'columns' && <ColumnsStep flow={flow} step={step} />}
        {step.name === 'review' && <ReviewStep flow={flow} step={step} address={search} />}
        {step.name === 'sending' && (
          <SendingStep {...{ flow, eventId }} run={step.run} rows={step.reviewed?.review.rows.length} />
        )}
      </div>
    </div>
  );
}
