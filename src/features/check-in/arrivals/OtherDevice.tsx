import { Button } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import styles from '../check-in.module.css';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { ScanNotice } from '../scan/ScanNotice.tsx';
import { type ArrivalFileProblem, parseArrivalFile } from './arrival-file.ts';
import type { ArrivalLog } from './arrival-log.ts';
import { type Entry, findDifferences, listArrivals } from './arrivals.ts';

/** The error of a file, and the next step. */
const problemSentences: Record<ArrivalFileProblem, MessageDescriptor> = {
  'other-file': msg`This file has no check-ins. Choose the file that “Export” made on the other device.`,
  changed: msg`Another program has changed this file. Choose the file as “Export” made it on the other device.`,
  'old-format': msg`An older version made this file. Reload the page on the other device, and export again.`,
  'other-event': msg`This file is from another event. Open the same event on both devices, and export again.`,
};

/** Larger than the file of any event, in bytes. */
const maxSize = 10_000_000;

/** The changes of a file. */
interface Result {
  others: readonly Entry[];
  added: readonly Entry[];
  /** How many guests were not here before. */
  guests: number;
}

interface OtherDeviceProps {
  eventId: string;
  log: ArrivalLog;
  entries: readonly Entry[];
  /** An action is done, and the next guest can be scanned. */
  onDone(): void;
}

/** Adds the check-ins of another device, from its exported file. */
export function OtherDevice({ eventId, log, entries, onDone }: OtherDeviceProps) {
  const { i18n, t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ArrivalFileProblem>();
  const [result, setResult] = useState<Result>();
  const read = async (file: File) => {
    const parsed = parseArrivalFile(await readText(file), eventId);
    setProblem('problem' in parsed ? parsed.problem : undefined);
    if ('problem' in parsed) return setResult(undefined);
    const before = listArrivals(log.getSnapshot()).length;
    const added = log.addOthers(parsed.entries);
    setResult({
      others: parsed.entries,
      added,
      guests: listArrivals(log.getSnapshot()).length - before,
    });
  };
  const undo = (added: readonly Entry[]) => {
    log.remove(added);
    setResult(undefined);
    onDone();
  };
  const guests = result?.guests ?? 0;
  const differences = findDifferences(entries, result?.others ?? []).map((each) => ({
    ...each,
    here: i18n.number(each.here),
    there: i18n.number(each.there),
  }));
  return (
    <Stack className={joinClasses('screen-only', styles.otherDevice)} gap={8}>
      <p>
        <Trans>Two devices at the entrance share check-ins by file, not through the server.</Trans>
      </p>
      <Row>
        <Button icon={<ArrowUpload20Regular />} onClick={() => picker.current?.click()}>
          <Trans>Add another device’s check-ins</Trans>
        </Button>
      </Row>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`Check-ins of another device`}
        accept=".csv,text/csv,text/comma-separated-values,text/plain,application/vnd.ms-excel"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {problem && (
        <ScanNotice tone="negative" role="alert">
          {i18n._(problemSentences[problem])}
        </ScanNotice>
      )}
      <Stack role="status" gap={4}>
        {result && (
          <p>
            {guests > 0 ? (
              <Plural
                value={guests}
                one="# guest added from the other device"
                other="# guests added from the other device"
              />
            ) : (
              <Trans>All guests in this file are already checked in here</Trans>
            )}
          </p>
        )}
        {differences.length > 0 && (
          <>
            <p>
              <Trans>Different numbers of people. The number here was kept:</Trans>
            </p>
            <ul>
              {differences.map(({ guestId, name, here, there }) => (
                <li key={guestId}>
                  <span className={styles.name}>{name ? <ForeignText text={name} /> : t`No name`}</span>
                  <span>
                    <Trans>
                      {here} here, {there} there
                    </Trans>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
      {result && result.added.length > 0 && (
        <Row>
          <Button icon={<ArrowUndo20Regular />} onClick={() => undo(result.added)}>
            <Trans>Undo</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Reads a file as UTF-8; '' for one that is not a text, cannot be read or is too large. */
async function readText(file: File): Promise<string> {
  if (file.size > maxSize) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return '';
  }
}
