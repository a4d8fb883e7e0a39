import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Phone20Regular } from '@fluentui/react-icons/svg/phone';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { onlyInMemory } from '../../storage/storage.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { downloadFile } from '../../ui/download.ts';
import { ArrivalList } from './ArrivalList.tsx';
import type { ArrivalLog } from './arrival-log.ts';
import { arrivals, type Entry, peopleIn } from './arrivals.ts';
import { formatArrivals } from './arrivals-csv.ts';

interface ArrivalPanelProps {
  log: ArrivalLog;
  entries: readonly Entry[];
  /** What the exported file is called after. */
  handle: string;
  /** Something was done, and the next guest may come. */
  done(): void;
}

/** Who is in, how many people that makes, and what may be done with the log. */
export function ArrivalPanel({ log, entries, handle, done }: ArrivalPanelProps) {
  const { i18n, t } = useLingui();
  const [asking, setAsking] = useState(false);
  const there = arrivals(entries);
  const people = peopleIn(there);
  const isEmpty = entries.length === 0;
  const then = (act: () => void) => () => {
    act();
    done();
  };
  const save = () =>
    downloadFile(
      `arrivals-${handle}.csv`,
      formatArrivals(there, { name: t`Guest`, people: t`People`, since: t`Arrived at`, id: t`Guest’s id` }),
    );
  return (
    <section className="sheet-panel scan-log" aria-labelledby="arrivals">
      <header>
        <h2 id="arrivals">
          <Trans>Arrivals</Trans>
        </h2>
        <p className="scan-totals">
          <span>
            <b>{i18n.number(people)}</b> <Plural value={people} one="person" other="people" />
          </span>
          <span>
            <b>{i18n.number(there.length)}</b> <Plural value={there.length} one="guest" other="guests" />
          </span>
        </p>
        <p className="scan-device">
          <Phone20Regular aria-hidden />
          {onlyInMemory() ? (
            <Trans>This browser keeps nothing: export the arrivals before you close this tab.</Trans>
          ) : (
            <Trans>Kept on this device only</Trans>
          )}
        </p>
      </header>
      <ArrivalList there={there} />
      {!isEmpty && (
        <footer>
          <Button
            icon={<ArrowUndo20Regular />}
            aria-label={t`Undo the last arrival`}
            onClick={then(log.undo)}
          >
            <Trans>Undo</Trans>
          </Button>
          <Button icon={<ArrowDownload20Regular />} onClick={then(save)}>
            <Trans>Export</Trans>
          </Button>
          <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => setAsking(true)}>
            <Trans>Clear</Trans>
          </Button>
        </footer>
      )}
      <ConfirmDialog
        open={asking}
        action={<Trans>clear the arrivals on this device</Trans>}
        tone="danger"
        confirmLabel={<Trans>Clear</Trans>}
        onConfirm={then(() => {
          log.clear();
          setAsking(false);
        })}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
