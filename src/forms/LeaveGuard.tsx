import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Whether leaving now would lose something. */
  mustAsk(): boolean;
  /** Whether the form is being sent: elsewhere in the product, a toast tells the outcome. */
  isSending: boolean;
  /** The search parameters that open the form, if it is a part of its page: a change of them leaves it. */
  openedBy?: readonly string[];
  /** Deletes the unsaved changes, after the person confirmed. */
  onDiscard?(): void;
}

const read = (search: object, name: string) => (search as Readonly<Record<string, unknown>>)[name];

/** Asks before a form with unsaved changes is left, within the product or by closing the tab. */
export function LeaveGuard({ mustAsk, isSending, openedBy, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !isSending &&
      (current.pathname !== next.pathname ||
        openedBy?.some((name) => read(current.search, name) !== read(next.search, name)) === true) &&
      mustAsk(),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      action={<Trans>leave without saving</Trans>}
      tone="danger"
      confirmLabel={<Trans>Leave</Trans>}
      onConfirm={() => {
        onDiscard?.();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    >
      <Trans>You will lose your unsaved changes.</Trans>
    </ConfirmDialog>
  );
}
