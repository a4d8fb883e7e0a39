import { Button, ProgressBar } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Stack } from '../../ui/layout/Layout.tsx';
import { useApi, useUserId } from '../../api/use-api.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import styles from './guest-import.module.css';
import { createImportFlow, type Step } from './import-flow.ts';
import { LeftOutLines } from './review/LeftOutLines.tsx';
import { countGroups } from './review/review.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { getImportName, type ImportSearch } from './schema.ts';
import { SendingStep } from './send/SendingStep.tsx';
import { SourceStep } from './source/SourceStep.tsx';
import { stepFocusRef } from './step-focus.ts';

interface ImportPageProps {
  eventId: string;
  /** Whether an invitation is for one person. */
  isSingleGuest: boolean;
  search: ImportSearch;
}

/** Imports guests from a file or the clipboard: source, columns, preview, report. */
export function ImportPage({ eventId, isSingleGuest, search }: ImportPageProps) {
  // The list stays this tab's own also while it is reviewed.
  const { draft } = useDraft(getImportName(eventId));
  const userId = useUserId();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isListGiven = useLocation({ select: ({ state }) => state.isListGiven });
  const [flow] = useState(() => {
    const created = createImportFlow({
      api,
      client,
      eventId,
      userId,
      isSingleGuest,
      forgetSource: draft.remove,
      forgetGroup: () => void navigate({ to: '.', search: { event: eventId }, replace: true }),
    });
    const text = isListGiven && draft.read()?.value.text;
    if (text) void created.readText(text);
    return created;
  });
  const [firstStep] = useState(flow.getSnapshot);
  const step = useSyncExternalStore(flow.subscribe, flow.getSnapshot);
  return (
    <div>
      <FoundSentence step={step} />
      <div key={step.name} ref={step === firstStep ? null : stepFocusRef}>
        {step.name === 'choose' && <SourceStep flow={flow} step={step} draft={draft} />}
        {step.name === 'reading' && <ReadingStep what={step.what} onCancel={flow.startOver} />}
        {step.name === 'columns' && <ColumnsStep flow={flow} step={step} />}
        {step.name === 'review' && <ReviewStep flow={flow} step={step} address={search} />}
        {step.name === 'sending' && <SendingStep flow={flow} step={step} eventId={eventId} />}
      </div>
    </div>
  );
}

/** Shown while a file, or the guest list it is compared with, is being read. */
function ReadingStep({ what, onCancel }: { what: 'file' | 'list'; onCancel(): void }) {
  const { t } = useLingui();
  return (
    <Stack className={styles.readingStep}>
      <p role="status">
        {what === 'file' ? <Trans>Reading the file…</Trans> : <Trans>Comparing with the guest list…</Trans>}
      </p>
      <ProgressBar thickness="large" aria-label={t`Progress`} />
      <div>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Stack>
  );
}

const noRows = countGroups([]);

/**
 * The numbers of the preview, for screen readers. It stays mounted during all steps, so that it is announced, and it
 * does not change with corrections, so that it is announced once.
 */
function FoundSentence({ step }: { step: Step }) {
  const { ready, changed, invalid, duplicate } = step.name === 'review' ? step.found : noRows;
  return (
    <div className="visually-hidden" role="status">
      {step.name === 'review' && (
        <>
          {(ready > 0 || changed + invalid + duplicate === 0) && (
            <Plural value={ready} one="# new guest." other="# new guests." />
          )}{' '}
          {changed > 0 && (
            <>
              <Plural value={changed} one="# guest changes." other="# guests change." />{' '}
            </>
          )}
          {invalid > 0 && (
            <>
              <Plural value={invalid} one="# row to correct." other="# rows to correct." />{' '}
            </>
          )}
          {duplicate > 0 && (
            <Plural value={duplicate} one="# duplicate left out" other="# duplicates left out" />
          )}
          <LeftOutLines source={step.source} table={step.table} mapping={step.mapping} />
        </>
      )}
    </div>
  );
}
