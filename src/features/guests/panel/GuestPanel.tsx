import { Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isGone } from '../../../api/errors.ts';
import { guestQuery } from '../../../domain/guest/guest-queries.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { joinClasses } from '../../../ui/page/classes.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { useShortcuts } from '../../../ui/page/shortcuts.ts';
import { useMediaQuery } from '../../../ui/page/use-media-query.ts';
import type { GuestStore } from '../guest-cache.ts';
import styles from './GuestPanel.module.css';
import { GuestPanelHead } from './GuestPanelHead.tsx';
import { GuestUnavailable } from './GuestUnavailable.tsx';

/** Most visits open no guest. */
export const GuestInspector = createLazyPart(
  async () => (await import('./GuestInspector.tsx')).GuestInspector,
  <Spinner size="small" label={<Trans>Loading...</Trans>} />,
);

interface GuestPanelProps {
  store: GuestStore;
  guestId: string;
  /** The guest from the list, until the server responds. */
  known: Guest | undefined;
  event: { name: string; isSingleGuest: boolean };
  isEditing: boolean;
  /** The signed-in user. */
  userId: string | undefined;
  draft: Draft;
  onEdit(isEditing: boolean): void;
  onClose(): void;
}

/** One guest: beside the list on wide screens, a panel or a bottom sheet above it on others. */
export function GuestPanel(props: GuestPanelProps) {
  const { store, guestId, known, onClose } = props;
  const { t } = useLingui();
  const isBeside = useMediaQuery('(width >= 1280px)');
  // A dialog handles Esc itself.
  useShortcuts(isBeside ? [{ key: 'Escape', label: msg`Close the guest`, run: onClose }] : []);
  // Without a connection the row's own facts stay; a save reads the guest again first.
  const {
    data = known && { ...known, id: guestId },
    error,
    refetch,
  } = useQuery(guestQuery(store.api, store.eventId, guestId));
  const name = data ? data.name || t`No name` : '';
  // If only the refresh of a guest fails, the guest stays, and so does the text in their form.
  const content =
    !data || isGone(error) ? (
      <GuestUnavailable error={error} onRetry={() => void refetch()} />
    ) : (
      <GuestInspector key={guestId} {...props} guest={data} />
    );
  if (!isBeside) {
    return (
      <Modal open placement="end" title={<ForeignText text={name} />} onClose={onClose}>
        {content}
      </Modal>
    );
  }
  return (
    <aside className={joinClasses(styles.panel, 'screen-only')} aria-label={name || t`Guest`}>
      <GuestPanelHead name={name} onClose={onClose} />
      {content}
    </aside>
  );
}
