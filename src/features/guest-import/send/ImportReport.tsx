import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery } from '../../../domain/guest/all-guests.ts';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { downloadFile } from '../../../ui/text/download.ts';
import type { ImportFlow, Reviewed } from '../import-flow.ts';
import type { ImportRun, RunSnapshot } from './import-run.ts';
import { countState, getAdded, type GuestState, type Journal } from './journal.ts';
import { countMoreThanInFile } from './reconcile.ts';
import { stepFocusRef } from '../step-focus.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { getRowNumber } from '../review/review.ts';
import styles from '../guest-import.module.css';
import { formatCsv } from '../../../domain/csv.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { ChangeList } from '../review/ChangeList.tsx';
import { problemLabels } from '../review/labels.ts';

interface ImportReportProps {
  flow: ImportFlow;
  run: ImportRun;
  snapshot: RunSnapshot;
  /** The preview; undefined after a reload. */
  reviewed: Reviewed | undefined;
  eventId: string;
}

/**
 * The outcome of every row, and how many entries the guest list, which is read after the import, has beyond the file.
 */
export function ImportReport({ flow, run, snapshot: { journal }, reviewed, eventId }: ImportReportProps) {
  const { i18n } = useLingui();
  const { data: list } = useQuery(allGuestsQuery(useApi(), eventId));
  const more = list?.isComplete ? countMoreThanInFile(journal, list.guests) : 0;
  const present = countState(journal, 'present');
  const refused = countState(journal, 'refused');
  const skipped = countState(journal, 'skipped');
  const { leftOut, guests } = journal.plan;
  const [duplicate = 0, unchanged = 0] = ['duplicate', 'unchanged'].map(
    (each) => leftOut.filter(({ reason }) => reason === each).length,
  );
  const wrong = leftOut.length - duplicate - unchanged;
  const rest = guests.length + leftOut.length - unchanged - getAdded(journal).length;
  return (
    <Surface className={styles.sending} isPadded aria-labelledby="report" ref={stepFocusRef}>
      <div role="status">
        <h3 id="report">
          <DoneSentence journal={journal} />
        </h3>
      </div>
      <Stack as="ul" gap={4} className={styles.facts}>
        <Fact count={more}>
          <Link
            to="/events/guests/$filter"
            params={{ filter: 'all' }}
            search={{ event: eventId, equal: true }}
          >
            <Plural value={more} one="# more than in the file" other="# more than in the file" />
          </Link>
        </Fact>
        <Fact count={present}>
          <Plural value={present} one="# was on the list by then" other="# were on the list by then" />
        </Fact>
        <Fact count={unchanged}>
          <Plural value={unchanged} one="# unchanged" other="# unchanged" />
        </Fact>
        <Fact count={duplicate}>
          <Plural value={duplicate} one="# duplicate left out" other="# duplicates left out" />
        </Fact>
        <Fact count={wrong}>
          <Plural value={wrong} one="# row with errors left out" other="# rows with errors left out" />
        </Fact>
        <Fact count={refused}>
          <Plural value={refused} one="# refused by the server" other="# refused by the server" />
        </Fact>
        <Fact count={skipped}>
          <Plural value={skipped} one="# not sent, as you cancelled" other="# not sent, as you cancelled" />
        </Fact>
      </Stack>
      <OvertakenChanges run={run} journal={journal} />
      <Row gap={12}>
        <ButtonLink
          appearance="primary"
          to="/events/guests/$filter"
          params={{ filter: 'all' }}
          search={{ event: eventId }}
        >
          <Trans>Go to the guest list</Trans>
        </ButtonLink>
        {reviewed && rest > 0 && (
          <Button onClick={() => void flow.reviewRest(reviewed, journal)}>
            <Plural value={rest} one="Review # row not imported" other="Review # rows not imported" />
          </Button>
        )}
        <Button
          icon={<ArrowDownload20Regular />}
          onClick={() => downloadFile('import-report.csv', formatReport(journal, i18n))}
        >
          <Trans>Download report</Trans>
        </Button>
        <Button appearance="subtle" onClick={() => flow.startOver()}>
          <Trans>Import more guests</Trans>
        </Button>
      </Row>
    </Surface>
  );
}

/** The outcome of the import: "3 guests changed, 2 added". */
function DoneSentence({ journal: { plan, states } }: { journal: Journal }) {
  const done = plan.guests.filter((_, place) => states[place] === 'created');
  const changed = done.filter(({ change }) => change).length;
  const created = done.length - changed;
  if (!plan.guests.some(({ change }) => change))
    return <Plural value={created} one="# guest added" other="# guests added" />;
  return (
    <>
      <Plural value={changed} one="# guest changed" other="# guests changed" />
      {created > 0 && <Plural value={created} one=", # added" other=", # added" />}
    </>
  );
}

/** The changes that were not sent, because another user has changed the same detail since the preview. */
function OvertakenChanges({ run, journal: { plan, states } }: { run: ImportRun; journal: Journal }) {
  const { t } = useLingui();
  if (!states.includes('overtaken')) return null;
  return (
    <>
      <p>
        <Trans>Someone else has changed these guests meanwhile. Apply your file nevertheless?</Trans>
      </p>
      <Stack as="ul" gap={12}>
        {plan.guests.map(
          ({ guest, change }, place) =>
            states[place] === 'overtaken' && (
              <Row as="li" key={change?.id} gap={12}>
                <b>
                  <ForeignText text={guest.name} />
                </b>
                <ChangeList from={change?.from ?? guest} to={guest} />
                <Button aria-label={t`Apply: ${guest.name}`} onClick={() => void run.apply(place)}>
                  <Trans>Apply</Trans>
                </Button>
              </Row>
            ),
        )}
      </Stack>
    </>
  );
}

/** One line of the outcome, if its count is not 0. */
const Fact = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 && <li>{children}</li>;

const stateLabels: Record<GuestState, MessageDescriptor> = {
  waiting: msg({ message: 'Not sent', context: 'guest of an import' }),
  unknown: msg({ message: 'Not known', context: 'guest of an import' }),
  created: msg({ message: 'Added', context: 'guest of an import' }),
  refused: msg({ message: 'Refused', context: 'guest of an import' }),
  present: msg({ message: 'On the list already', context: 'guest of an import' }),
  skipped: msg({ message: 'Cancelled', context: 'guest of an import' }),
  overtaken: msg({ message: 'Changed by someone else', context: 'guest of an import' }),
};

/** The report as CSV: one line for each row of the file, in order. */
function formatReport({ plan, states, reasons }: Journal, i18n: I18n): string {
  const changed = msg({ message: 'Changed', context: 'guest of an import' });
  const sent = plan.guests.map(({ line, guest, change }, place) => {
    const state = states[place] ?? 'waiting';
    const label = change && state === 'created' ? changed : stateLabels[state];
    return { line, cells: [guest.name, guest.phone, i18n._(label), reasons[place] ?? ''] };
  });
  const leftOut = plan.leftOut.map(({ line, name, phone, reason }) => ({
    line,
    cells: [
      name,
      phone,
      i18n._(msg({ message: 'Left out', context: 'guest of an import' })),
      i18n._(problemLabels[reason]),
    ],
  }));
  const head = [
    msg({ message: 'Row', context: 'row of a file' }),
    msg`Name`,
    msg`Phone`,
    msg`Result`,
    msg`Reason`,
  ];
  return formatCsv([
    head.map((label) => i18n._(label)),
    ...[...sent, ...leftOut]
      .sort((one, other) => one.line - other.line)
      .map(({ line, cells }) => [String(getRowNumber({ line })), ...cells]),
  ]);
}
