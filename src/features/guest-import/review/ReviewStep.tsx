import { Button, Checkbox } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { CountryCodeOffer } from '../../../shared/guest/CountryCodeOffer.tsx';
import type { GuestTexts } from '../../../domain/guest/guest-texts.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { preferFocus } from '../../../ui/keyboard/focus.ts';
import { Pager } from '../../../ui/layout/Pager.tsx';
import { slicePage } from '../../../ui/layout/paging.ts';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import type { ImportFlow, Step } from '../import-flow.ts';
import { emptyGroupSentences, reviewGroupLabels } from './labels.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { LeftOutLines } from './LeftOutLines.tsx';
import { InvalidRows, ValidRows } from './ReviewRows.tsx';
import type { ImportRow } from './matching.ts';
import { checkAgain, editRow, getGroup, isSent, type Review, wantRows } from './review.ts';
import styles from '../guest-import.module.css';
import { type ImportSearch, reviewGroups } from '../schema.ts';
import { groupBy } from '../../../browser/old-browsers.ts';

interface ReviewStepProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'review' }>;
  /** The group and the page in the address; without a group, the first that needs attention. */
  address: ImportSearch;
}

/** The preview: three groups of rows, and the button that sends. */
export function ReviewStep({ flow, step, address }: ReviewStepProps) {
  const { i18n, t } = useLingui();
  const { review, table, mapping } = step;
  const change = (next: Review) => flow.show({ ...step, review: next, isEdited: true });
  const want = (some: readonly ImportRow[], isWanted: boolean) =>
    change(wantRows(review, new Set(some.map(({ line }) => line)), isWanted));
  const edit = (line: number, draft: GuestTexts) => change(editRow(review, line, draft));
  const sheet = useRef<HTMLElement>(null);
  const phones = useMemo(() => review.rows.map(({ draft }) => draft.phone), [review.rows]);
  const byGroup = groupBy(review.rows, getGroup);
  const group =
    address.group ?? (['invalid', 'changed'] as const).find((each) => byGroup.has(each)) ?? 'ready';
  const rows = byGroup.get(group) ?? [];
  const { rows: shown, ...place } = slicePage(rows, address);
  const wanted = rows.filter(isSent).length;
  const sentRows = review.rows.filter(isSent);
  const sent = sentRows.length;
  const changed = sentRows.filter(({ existing }) => existing).length;
  const added = sent - changed;
  return (
    <Stack>
      <LeftOutLines source={step.source} table={table} mapping={mapping} />
      {review.changeable && <ComparedLines step={step} />}
      <CountryCodeOffer
        phones={phones}
        onChoose={() => {
          flow.show({ ...step, review: checkAgain(review) });
          preferFocus(() => sheet.current?.querySelector<HTMLElement>('[aria-current]') ?? null);
        }}
      />
      <Surface
        ref={(element) => {
          sheet.current = element;
        }}
        className={styles.sheet}
        // A text that is still being typed, too.
        onInput={() => step.isEdited || flow.show({ ...step, isEdited: true })}
      >
        <Tabs label={t`Rows of the file`} isInSurface>
          {reviewGroups
            .filter((each) => each !== 'changed' || review.changeable)
            .map((each) => (
              <Link
                key={each}
                to="."
                search={(search) => ({ ...search, group: each, page: undefined })}
                replace
                aria-current={each === group ? 'page' : undefined}
              >
                {i18n._(reviewGroupLabels[each])} <i>{i18n.number(byGroup.get(each)?.length ?? 0)}</i>
              </Link>
            ))}
        </Tabs>
        {rows.length === 0 && <p className={styles.empty}>{i18n._(emptyGroupSentences[group])}</p>}
        {rows.length > 0 && group !== 'invalid' && group !== 'ready' && (
          <div className={styles.all}>
            <Checkbox
              label={group === 'duplicate' ? t`Add all of them anyway` : t`Apply all of them`}
              checked={wanted === 0 ? false : wanted === rows.length ? true : 'mixed'}
              onChange={() => want(rows, wanted < rows.length)}
            />
          </div>
        )}
        {rows.length > 0 && group === 'invalid' && <InvalidRows rows={shown} onEdit={edit} />}
        {rows.length > 0 && group !== 'invalid' && (
          <ValidRows
            key={group}
            rows={shown}
            group={group}
            onEdit={edit}
            onWant={(row, isWanted) => want([row], isWanted)}
          />
        )}
        <Pager {...place} limit={address.limit} rows={shown.length} />
      </Surface>
      <Row as="footer" gap={12} className={styles.mainActions}>
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={sent === 0}
          onClick={() => sent > 0 && flow.send(step)}
        >
          {added > 0 && changed > 0 ? (
            <Trans>
              <Plural value={added} one="Import # guest" other="Import # guests" />,{' '}
              <Plural value={changed} one="change #" other="change #" />
            </Trans>
          ) : changed > 0 ? (
            <Plural value={sent} one="Change # guest" other="Change # guests" />
          ) : (
            <Plural value={sent} one="Import # guest" other="Import # guests" />
          )}
        </Button>
        <Button
          size="large"
          onClick={() => flow.show({ name: 'columns', source: step.source, table, mapping })}
        >
          <Trans>Change columns</Trans>
        </Button>
        <Button size="large" appearance="subtle" onClick={() => flow.startOver()}>
          <Trans>Choose another file</Trans>
        </Button>
      </Row>
      <LeaveGuard mustAsk={() => step.isEdited === true} isSending={false} />
    </Stack>
  );
}
