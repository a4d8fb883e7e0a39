import { Button } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery } from '../../../domain/guest/all-guests.ts';
import { useHiddenIds, withoutHidden } from '../../../shared/guest/hidden-guests.ts';
import { IncompleteList } from '../../../shared/guest/IncompleteList.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { PartTitle } from '../../../ui/layout/PartTitle.tsx';
import { PrintSheet } from '../../../ui/layout/PrintSheet.tsx';
import { slicePage } from '../../../ui/layout/paging.ts';
import styles from './codes.module.css';
import { codesOnPage, type CodesSearch } from './codes-search.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import { QrCode } from './QrCode.tsx';

/** The maximum number of codes at a time: 20 to 60 sheets of paper. */
const maxCodes = 480;

interface CodesPageProps {
  eventId: string;
  search: CodesSearch;
  /** The selected ids; without any, all guests. */
  guestIds: readonly string[] | undefined;
}

/** The guests' links as QR codes with their names, to print and cut. */
export function CodesPage({ eventId, search: { page, per }, guestIds }: CodesPageProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: list } = useSuspenseQuery(allGuestsQuery(api, eventId));
  const chosen = guestIds && new Set(guestIds);
  const hidden = useHiddenIds();
  const guests = withoutHidden(list.guests, hidden).flatMap(({ id, name }) =>
    id !== undefined && (!chosen || chosen.has(id)) ? [{ id, name }] : [],
  );
  const { rows, page: current, pages, total } = slicePage(guests, { page, limit: maxCodes });
  const start = (current - 1) * maxCodes;
  const [first, last, all] = [start + 1, start + rows.length, total].map((n) => i18n.number(n));
  return (
    <>
      <PartTitle
        actions={
          <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        }
      >
        <Trans>QR codes</Trans>
      </PartTitle>
      <nav className={styles.options} aria-label={t`Codes on a page`}>
        {([8, 12, 24] as const).map((size) => (
          <Link
            key={size}
            to="."
            search={(before) => ({ ...before, per: size })}
            state={(state) => state}
            aria-current={size === per ? 'page' : undefined}
          >
            <Plural value={size} one="# on a page" other="# on a page" />
          </Link>
        ))}
      </nav>
      {pages > 1 && (
        <nav className={styles.options} aria-label={t`Pages`}>
          <CodesStep page={current - 1} pages={pages}>
            <Trans>Previous</Trans>
          </CodesStep>
          <p role="status">
            <Trans>
              {first}–{last} of {all}
            </Trans>
          </p>
          <CodesStep page={current + 1} pages={pages}>
            <Trans>Next</Trans>
          </CodesStep>
        </nav>
      )}
      <IncompleteList list={list} />
      <PrintSheet className={styles.sheet ?? ''}>
        <ul className={styles.codes} style={{ '--columns': codesOnPage[per] } as CSSProperties}>
          {rows.map(({ id, name }) => (
            <li key={id}>
              <QrCode text={getPersonalLink(id)} label={t`QR code of the RSVP link for ${name}`} />
              <ForeignText text={name} />
            </li>
          ))}
        </ul>
      </PrintSheet>
    </>
  );
}

interface CodesStepProps {
  page: number;
  pages: number;
  children: ReactNode;
}

/** A link to other codes, of the same selection; none where there is no such page. */
const CodesStep = ({ page, pages, children }: CodesStepProps) =>
  page >= 1 && page <= pages ? (
    <Link to="." search={(before) => ({ ...before, page })} state={(state) => state}>
      {children}
    </Link>
  ) : null;
