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
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { downloadFile } from '../../../ui/text/download.ts';
import type { ImportFlow, Reviewed } from '../import-flow.ts';
import type { RunSnapshot } from './import-run.ts';
import { countState, getAdded, type GuestState, type Journal } from './journal.ts';
import { countMoreThanInFile } from './reconcile.ts';
import { enterStep } from '../step-focus.ts';
import { Row, Stack } from '../../../ui/page/Layout.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import { getRowNumber } from '../review/review.ts';
import styles from '../guest-import.module.css';
import { formatCsv } from '../../../domain/csv.ts';
import { problemLabels } from '../review/labels.ts';

interface ImportReportProps {
  flow: ImportFlow;
  snapshot: RunSnapshot;
  /** The preview; undefined after a reload. */
  reviewed: Reviewed | undefined;
  eventId: string;
}

/** The outcome of every row, and how many entries the guest list, which is read after the import, has beyond the file. */
export function ImportReport({ flow, snapshot: { journal }, reviewed, eventId }: ImportReportProps) {
  const { i18n } = useLingui();
  const created = countState(journal, 'created');
  const { data: list } = useQuery(allGuestsQuery(useApi(), eventId));
  const more = list?.isComplete ? countMoreThanInFile(journal, list.guests) : 0;
  const present = countState(journal, 'present');
  const refused = countState(journal, 'refused');
  const skipped = countState(journal, 'skipped');
  const twice = journal.plan.leftOut.filter(({ reason }) => reason === 'duplicate').length;
  const wrong = journal.plan.leftOut.length - twice;
  const rest = (reviewed?.review.rows.length ?? 0) - getAdded(journal).length;
  return (
    <Surface className={styles.sending} isPadded aria-labelledby="report" ref={enterStep}>
      <div role="status">
        <h3 id="report">
          <Plural value={created} one="# guest added" other="# guests added" />
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
        <Fact count={twice}>
          <Plural value={twice} one="# duplicate left out" other="# duplicates left out" />
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
          <Button onClick={() => flow.reviewRest(reviewed, journal)}>
            <Plural value={rest} one="Review # row not added" other="Review # rows not added" />
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

/** One line of the outcome, if it concerns anybody. */
const Fact = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 && <li>{children}</li>;

const stateLabels: Record<GuestState, MessageDescriptor> = {
  waiting: msg({ message: 'Not sent', context: 'guest of an import' }),
  unclear: msg({ message: 'Not known', context: 'guest of an import' }),
  created: msg({ message: 'Added', context: 'guest of an import' }),
  refused: msg({ message: 'Refused', context: 'guest of an import' }),
  present: msg({ message: 'On the list already', context: 'guest of an import' }),
  skipped: msg({ message: 'Cancelled', context: 'guest of an import' }),
};

/** The report as CSV: one line for each row of the file, in order. */
function formatReport({ plan, states, reasons }: Journal, i18n: I18n): string {
  const sent = plan.guests.map(({ line, guest }, place) => ({
    line,
    cells: [guest.name, guest.phone, i18n._(stateLabels[states[place] ?? 'waiting']), reasons[place] ?? ''],
  }));
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
