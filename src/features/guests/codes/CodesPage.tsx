import { Button } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { allGuestsQuery } from '../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { useHiddenIds, withoutHidden } from '../../../domain/guest/hidden-guests.ts';
import { IncompleteList } from '../../../domain/guest/IncompleteList.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { PartTitle } from '../../../ui/page/PartTitle.tsx';
import { PrintSheet } from '../../../ui/page/PrintSheet.tsx';
import { Bone } from '../../../ui/page/Skeleton.tsx';
import styles from './codes.module.css';
import { codesOnPage, type CodesSearch } from './codes-search.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import { QrCode } from './QrCode.tsx';

/** The maximum number of codes at a time: 20 to 60 sheets of paper. */
const most = 480;
/** More places than a window shows. */
const mostCodeSkeletons = 24;

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
  const { data } = useQuery(allGuestsQuery(api, eventId));
  // The route has loaded it.
  const { data: event } = useQuery({ ...eventQuery(api, eventId), enabled: false });
  const chosen = guestIds && new Set(guestIds);
  const hidden = useHiddenIds();
  const guests = withoutHidden(data?.guests ?? [], hidden).flatMap(({ id, name }) =>
    id !== undefined && (!chosen || chosen.has(id)) ? [{ id, name }] : [],
  );
  const columns = codesOnPage[per];
  const isLoaded = data?.isComplete || data?.isCut;
  const expected = isLoaded ? 0 : (chosen?.size ?? data?.total ?? event?.analytics.total ?? per);
  const count = Math.max(guests.length, expected);
  const pages = Math.max(1, Math.ceil(count / most));
  const current = Math.min(page, pages);
  const start = (current - 1) * most;
  const shown = guests.slice(start, start + most);
  const end = Math.min(start + most, count);
  const [first, last, all] = [start + 1, end, count].map((n) => i18n.number(n));
  const range = (
    <Trans>
      {first}–{last} of {all}
    </Trans>
  );
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
      {/* Announced once per page, and not at each part of the list that arrives. */}
      <p className="visually-hidden" role="status">
        {isLoaded ? pages > 1 && range : <Trans>Loading...</Trans>}
      </p>
      {pages > 1 && (
        <nav className={styles.options} aria-label={t`Pages`}>
          <CodesStep page={current - 1} pages={pages}>
            <Trans>Previous</Trans>
          </CodesStep>
          <p>{range}</p>
          <CodesStep page={current + 1} pages={pages}>
            <Trans>Next</Trans>
          </CodesStep>
        </nav>
      )}
      <IncompleteList list={data} />
      <PrintSheet className={styles.sheet ?? ''}>
        <ul className={styles.codes} style={{ '--columns': columns } as CSSProperties}>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <QrCode text={getPersonalLink(id)} label={t`QR code of the RSVP link for ${name}`} />
              <ForeignText text={name} />
            </li>
          ))}
          <CodesSkeleton count={Math.min(end - start - shown.length, mostCodeSkeletons)} />
        </ul>
      </PrintSheet>
    </>
  );
}

/** The places of codes that are loading. */
const CodesSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    <li key={`bone ${String(place)}`} className="screen-only" aria-hidden>
      <Bone className={styles.code} height="auto" />
      <Bone width="60%" height="20px" />
    </li>
  ));

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
