import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { downloadFile } from '../../../ui/text/download.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import type { ImportFlow, Reviewed } from '../import-flow.ts';
import type { RunSnapshot } from './import-run.ts';
import { countState, getAdded, type GuestState } from './journal.ts';
import { enterStep } from '../step-focus.ts';
import { Row, Stack } from '../../../ui/page/Layout.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
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

/** How many names are shown; the downloaded report has all. */
const mostNames = 20;

/** The outcome of every row, and what differs on the guest list, read after the import. */
export function ImportReport({ flow, snapshot: { journal, check }, reviewed, eventId }: ImportReportProps) {
  const { i18n } = useLingui();
  const created = countState(journal, 'created');
  const { surplus = [], missing = 0, removed = 0 } = check ?? {};
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
        <Fact count={removed}>
          <Plural value={removed} one="# duplicate entry deleted" other="# duplicate entries deleted" />
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
      {!check && (
        <Warning>
          <Trans>We could not read the guest list again. Check there that nobody was added twice.</Trans>
        </Warning>
      )}
      {surplus.length > 0 && (
        <Warning>
          <Plural
            value={surplus.length}
            one="# guest is on the list more often than in your file. Open each name and delete the extra entries."
            other="# guests are on the list more often than in your file. Open each name and delete the extra entries."
          />
          <ul>
            {surplus.slice(0, mostNames).map(({ line, guest: { name } }) => (
              <li key={line}>
                <Link
                  to="/events/guests/$filter"
                  params={{ filter: 'all' }}
                  search={{ event: eventId, search: name }}
                >
                  <ForeignText text={name} />
                </Link>
              </li>
            ))}
          </ul>
        </Warning>
      )}
      {missing > 0 && (
        <Warning>
          <Plural
            value={missing}
            one="# guest was added, but is not on the list now. Check whether they were deleted."
            other="# guests were added, but are not on the list now. Check whether they were deleted."
          />
        </Warning>
      )}
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
          onClick={() => downloadFile('import-report.csv', formatReport({ journal, check }, i18n))}
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

const Warning = ({ children }: { children: ReactNode }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);

const stateLabels: Record<GuestState, MessageDescriptor> = {
  waiting: msg({ message: 'Not sent', context: 'guest of an import' }),
  unclear: msg({ message: 'Not known', context: 'guest of an import' }),
  created: msg({ message: 'Added', context: 'guest of an import' }),
  refused: msg({ message: 'Refused', context: 'guest of an import' }),
  present: msg({ message: 'On the list already', context: 'guest of an import' }),
  skipped: msg({ message: 'Cancelled', context: 'guest of an import' }),
};

/** The report as CSV: one line for each row of the file, in order. */
function formatReport(
  { journal: { plan, states, reasons }, check }: Pick<RunSnapshot, 'journal' | 'check'>,
  i18n: I18n,
): string {
  const surplus = new Set(check?.surplus.map(({ line }) => line));
  const tooOften = msg`On the list more often than in the file`;
  const sent = plan.guests.map(({ line, guest }, place) => ({
    line,
    cells: [
      guest.name,
      guest.phone,
      i18n._(stateLabels[states[place] ?? 'waiting']),
      reasons[place] ?? (surplus.has(line) ? i18n._(tooOften) : ''),
    ],
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
      .map(({ line, cells }) => [String(line), ...cells]),
  ]);
}
