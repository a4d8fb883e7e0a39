import { Button } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { CountryCodeOffer } from '../../domain/CountryCodeOffer.tsx';
import { preferFocus } from '../../ui/focus.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { slicePage } from '../../ui/table/rows.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AgainList } from './AgainList.tsx';
import type { ImportFlow, Step } from './import-flow.ts';
import { pileLabels } from './labels.ts';
import { LeftOutLines } from './LeftOutLines.tsx';
import { ReadyTable } from './ReadyTable.tsx';
import { countPiles, getPile, isSent, type PileCounts } from './review.ts';
import styles from './ReviewStep.module.css';
import { type ImportSearch, type Pile, piles } from './schema.ts';
import { TwiceTable } from './TwiceTable.tsx';
import { groupBy } from '../../browser/old-browsers.ts';

interface ReviewStepProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'review' }>;
  /** The pile and the page in the address; without a pile, the first that needs attention. */
  address: ImportSearch;
}

/** The preview: three piles of rows, and the button that sends. */
export function ReviewStep({ flow, step: { review, table, mapping }, address }: ReviewStepProps) {
  const sheet = useRef<HTMLElement>(null);
  const phones = useMemo(() => review.rows.map(({ draft }) => draft.phone), [review.rows]);
  const byPile = groupBy(review.rows, getPile);
  const pile = address.pile ?? ((byPile.get('again')?.length ?? 0) > 0 ? 'again' : 'ready');
  const rows = byPile.get(pile) ?? [];
  const { rows: shown, ...place } = slicePage(rows, address);
  const sent = review.rows.filter(isSent).length;
  return (
    <div className={styles.step}>
      {table.isCut && (
        <p role="status" className={styles.notice}>
          <Trans>This file is very long. Only its first 20,000 rows are shown; import the rest later.</Trans>
        </p>
      )}
      <LeftOutLines table={table} mapping={mapping} />
      <CountryCodeOffer
        phones={phones}
        showsUse
        onChoose={() => {
          flow.checkAgain();
          preferFocus(() => sheet.current?.querySelector<HTMLElement>('[aria-current]') ?? null);
        }}
      />
      <section ref={sheet} className={styles.sheet}>
        <PileTabs current={pile} counts={countPiles(review.rows)} />
        {rows.length === 0 && <PileEmpty pile={pile} />}
        {rows.length > 0 && pile === 'ready' && <ReadyTable rows={shown} flow={flow} />}
        {rows.length > 0 && pile === 'again' && <AgainList rows={shown} flow={flow} />}
        {rows.length > 0 && pile === 'twice' && <TwiceTable rows={shown} all={rows} flow={flow} />}
        <Pager {...place} limit={address.limit} rows={shown.length} />
      </section>
      <footer className={styles.footer}>
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={sent === 0}
          onClick={() => sent > 0 && flow.send()}
        >
          <Plural value={sent} one="Import # guest" other="Import # guests" />
        </Button>
        <Button size="large" onClick={() => flow.backToColumns()}>
          <Trans>Change columns</Trans>
        </Button>
        <Button size="large" appearance="subtle" onClick={() => flow.startOver()}>
          <Trans>Choose another file</Trans>
        </Button>
      </footer>
    </div>
  );
}

interface PileTabsProps {
  current: Pile;
  counts: PileCounts;
}

/** The piles as links, each with its own address. */
function PileTabs({ current, counts }: PileTabsProps) {
  const { i18n, t } = useLingui();
  return (
    <Tabs label={t`Rows of the file`} isInSurface>
      {piles.map((pile) => (
        <Link
          key={pile}
          to="."
          search={(search) => ({ ...search, pile, page: undefined })}
          replace
          aria-current={pile === current ? 'page' : undefined}
        >
          {i18n._(pileLabels[pile])} <i>{i18n.number(counts[pile])}</i>
        </Link>
      ))}
    </Tabs>
  );
}

/** Why a pile has no rows. */
const PileEmpty = ({ pile }: { pile: Pile }) => (
  <p className={styles.empty}>
    {pile === 'ready' && <Trans>No rows are ready yet. Correct the rows under “Look again”.</Trans>}
    {pile === 'again' && <Trans>Nothing to correct.</Trans>}
    {pile === 'twice' && <Trans>No guest of this file is on the list already.</Trans>}
  </p>
);
