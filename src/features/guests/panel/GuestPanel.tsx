import type { EventScope } from '../../../api/use-api.ts';
import { Button, Spinner } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getServerMessage, isGone } from '../../../api/errors.ts';
import { reportDeletedGuest } from '../../../shared/guest/deleted-guest.ts';
import { guestQuery } from '../../../domain/guest/guest-queries.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import styles from './guest-panel.module.css';
import { focusPanel, leavePanel } from './panel-focus.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { returnFocusFrom } from '../../../ui/keyboard/focus.ts';

/** Most visits open no guest. */
export const GuestInspector = createLazyPart(
  async () => (await import('./GuestInspector.tsx')).GuestInspector,
  <Spinner size="small" label={<Trans>Loading...</Trans>} />,
);

interface GuestPanelProps {
  scope: EventScope;
  guestId: string;
  /** The guest from the list, until the server responds. */
  listed: Guest | undefined;
  event: { name: string; isSingleGuest: boolean };
  isEditing: boolean;
  onEdit(isEditing: boolean): void;
  onClose(): void;
}

/** One guest: beside the list on wide screens, a panel or a bottom sheet above it on others. */
export function GuestPanel(props: GuestPanelProps) {
  const { scope, guestId, listed, isEditing, onEdit, onClose } = props;
  const { t } = useLingui();
  const isBeside = useMediaQuery('(width >= 1280px)');
  // A dialog handles Esc itself. What was typed is kept as a draft.
  const escape = {
    key: 'Escape',
    label: msg`Back to the row, then close the guest`,
    worksInFields: isEditing,
    run: () => (isEditing ? onEdit(false) : leavePanel() || onClose()),
  };
  const change = {
    key: 'F6',
    label: msg`To the guest’s details and back to the row`,
    worksInFields: true,
    run: () => void (leavePanel() || focusPanel()),
  };
  useShortcuts(isBeside ? [escape, change] : []);
  // Without a connection the row's own facts stay; a save reads the guest again first.
  const {
    data = listed && { ...listed, id: guestId },
    error,
    refetch,
  } = useQuery({
    ...guestQuery(scope.api, scope.eventId, guestId),
    meta: { onGone: () => reportDeletedGuest(scope, guestId) },
  });
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
    <aside
      className={joinClasses(styles.panel, 'screen-only')}
      aria-label={name || t`Guest`}
      data-guest={guestId}
    >
      <div key={`head ${guestId}`} className={styles.head} ref={returnToRow}>
        <Avatar name={name} size="large" />
        <h3>
          <ForeignText text={name} />
        </h3>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={t`Close`} onClick={onClose} />
      </div>
      {content}
    </aside>
  );
}

/** When the panel closes, returns the focus to the row, unless the keys have moved it to the next one. */
const returnToRow = (head: HTMLElement | null) => returnFocusFrom(head?.closest('aside') ?? null);

/** Shown while a guest is loading, or if loading failed. */
function GuestUnavailable({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const { t } = useLingui();
  if (!error) return <Spinner size="small" label={t`Loading...`} />;
  if (isGone(error)) {
    return (
      <p role="alert">
        <Trans>This guest is not on the list any more.</Trans>
      </p>
    );
  }
  return (
    <Stack role="alert">
      <p dir="auto">
        {getServerMessage(error) || <Trans>We could not load this guest. Check your connection.</Trans>}
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
