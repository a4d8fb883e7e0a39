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
import { countStates, getAdded, type RunSnapshot } from './import-run.ts';
import type { GuestState, Journal } from './journal.ts';
import type { ListCheck } from './reconcile.ts';
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

/** The outcome of every row. */
export function ImportReport({
  flow,
  snapshot: { journal, check, removed = 0 },
  reviewed,
  eventId,
}: ImportReportProps) {
  const { i18n } = useLingui();
  const created = countStates(journal, 'created');
  const present = countStates(journal, 'present');
  const refused = countStates(journal, 'refused');
  const skipped = countStates(journal, 'skipped');
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
        {removed > 0 && (
          <li>
            <Plural value={removed} one="# duplicate entry deleted" other="# duplicate entries deleted" />
          </li>
        )}
        {present > 0 && (
          <li>
            <Plural value={present} one="# was on the list by then" other="# were on the list by then" />
          </li>
        )}
        {twice > 0 && (
          <li>
            <Plural value={twice} one="# duplicate left out" other="# duplicates left out" />
          </li>
        )}
        {wrong > 0 && (
          <li>
            <Plural value={wrong} one="# row with errors left out" other="# rows with errors left out" />
          </li>
        )}
        {refused > 0 && (
          <li>
            <Plural value={refused} one="# refused by the server" other="# refused by the server" />
          </li>
        )}
        {skipped > 0 && (
          <li>
            <Plural value={skipped} one="# not sent, as you cancelled" other="# not sent, as you cancelled" />
          </li>
        )}
      </Stack>
      <ListFindings journal={journal} check={check} eventId={eventId} />
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
          onClick={() => downloadFile('import-report.csv', formatReport(journal, i18n, check?.surplus))}
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

interface ListFindingsProps {
  journal: Journal;
  check: ListCheck | undefined;
  eventId: string;
}

/** How many names are shown; the downloaded report has all. */
const shown = 20;

/** Lists the guests whose number on the list, read after an import, differs from the expected one. */
function ListFindings({ journal: { plan }, check, eventId }: ListFindingsProps) {
  if (!check) {
    return (
      <Warning>
        <Trans>We could not read the guest list again. Check there that nobody was added twice.</Trans>
      </Warning>
    );
  }
  const { surplus, missing } = check;
  return (
    <>
      {surplus.length > 0 && (
        <Warning>
          <Plural
            value={surplus.length}
            one="# guest is on the list more often than in your file. Open each name and delete the extra entries."
            other="# guests are on the list more often than in your file. Open each name and delete the extra entries."
          />
          <ul>
            {surplus.slice(0, shown).map((place) => {
              const name = plan.guests[place]?.guest.name ?? '';
              return (
                <li key={place}>
                  <Link
                    to="/events/guests/$filter"
                    params={{ filter: 'all' }}
                    search={{ event: eventId, search: name }}
                  >
                    <ForeignText text={name} />
                  </Link>
                </li>
              );
            })}
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
    </>
  );
}

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

/**
 * The report as CSV: one line for each row of the file, in order.
 * @param surplus the places of guests whom the list has too often
 */
function formatReport(
  { plan, states, reasons }: Journal,
  i18n: I18n,
  surplus: readonly number[] = [],
): string {
  const getReason = (place: number) =>
    reasons[place] ?? (surplus.includes(place) ? i18n._(msg`On the list more often than in the file`) : '');
  const sent = plan.guests.map(({ line, guest }, place) => ({
    line,
    cells: [guest.name, guest.phone, i18n._(stateLabels[states[place] ?? 'waiting']), getReason(place)],
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
