import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import type { GuestFilter } from '../../../domain/guest/guest-filter.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { joinClasses } from '../../../ui/page/classes.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';
import { GuestList } from './GuestList.tsx';
import { GuestInspector, GuestPanel } from '../panel/GuestPanel.tsx';
import styles from './GuestsPage.module.css';
import type { GuestCounts } from './GuestTabs.tsx';
import type { GuestSearch } from '../schema.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useGuestCounts } from './use-guest-counts.ts';
import { useGuestNavigation } from './use-guest-navigation.ts';
import { useGuestRows } from './use-guest-rows.ts';

/** Most visits open no form. */
const AddGuestsForm = createLazyPart(async () => (await import('../add/AddGuestsForm.tsx')).AddGuestsForm);

interface GuestsPageProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
  /** The data of the event. */
  event: { name: string; isSingleGuest: boolean };
  /** The event's own counts. */
  known: GuestCounts;
  /** More actions of the list, beside the search. */
  tools: ReactNode;
  /** Saves the selected guests in a file. */
  onExport(guests: readonly Guest[]): void;
  /** The signed-in user. */
  userId: string | undefined;
  /** Where unsaved form values are kept, by the form's name. */
  getDraft(form: string): Draft;
}

/** The guests of one event (specification, section 2), filtered and paged by the server. */
export function GuestsPage({
  filter,
  search,
  event,
  known,
  tools,
  onExport,
  userId,
  getDraft,
}: GuestsPageProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { event: eventId, page, limit, sort, answer, whatsapp, invited } = search;
  const { guest, query: q, onSearch, openGuest, closeNewGuests, turnPage } = useGuestNavigation(search);
  const store = { api, queryClient, eventId };
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const view = { filter, q, sort, answer, whatsapp, invited };
  const request = { ...view, eventId, page, limit };
  const list = useGuestRows(request);
  const { rows, place } = list;
  const counts = useGuestCounts(request, known, list);
  useEffect(() => {
    AddGuestsForm.preloadWhenIdle();
    GuestInspector.preloadWhenIdle();
  }, []);
  return (
    <>
      <h2 className="visually-hidden">
        <Trans>Guests</Trans>
      </h2>
      <div className={styles.columns}>
        <div className={joinClasses(styles.list, selected.size > 0 && styles.hasBar)}>
          <GuestList
            request={request}
            list={list}
            counts={counts}
            isSingleGuest={event.isSingleGuest}
            tools={tools}
            selected={selected}
            onSelect={setSelected}
            currentId={guest}
            onOpen={openGuest}
            onSearch={onSearch}
            onEnd={(end) => turnPage(end, place)}
          />
          <SelectionBar
            store={store}
            view={view}
            isSingleGuest={event.isSingleGuest}
            selected={selected}
            shown={rows}
            total={place.total}
            onSelect={setSelected}
            onExport={onExport}
          />
        </div>
        {guest !== undefined && (
          <GuestPanel
            store={store}
            guestId={guest}
            known={rows.find((row): row is Guest => row.id === guest)}
            event={event}
            isEditing={search.edit ?? false}
            userId={userId}
            draft={getDraft(`guest ${guest}`)}
            onEdit={(isEditing) => openGuest(guest, isEditing || undefined)}
            onClose={() => openGuest(undefined)}
          />
        )}
      </div>
      {search.add && (
        <AddGuestsForm
          store={store}
          isSingleGuest={event.isSingleGuest}
          draft={getDraft(`new guests ${eventId}`)}
          onClose={closeNewGuests}
        />
      )}
    </>
  );
}
