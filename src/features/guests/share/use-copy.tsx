import { Button, Textarea } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { getAreaDirection } from '../../../ui/text/area-direction.ts';
import { copyToClipboard } from '../../../ui/text/copy-to-clipboard.ts';
import type { Notice } from '../../../ui/toasts/notifications.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';

/**
 * Copies texts. If the browser refuses, `dialog` shows the text selected, to copy by hand.
 * @param label names the text in the dialog
 * @param onByHand the dialog was closed: the text is probably copied
 */
export function useCopy(label: string, onByHand?: () => void) {
  const [uncopied, setUncopied] = useState<string>();
  /** @param notice the toast of a success @returns whether it is copied */
  const copy = async (text: string, notice: Notice) => {
    const isCopied = await copyToClipboard(text);
    if (isCopied) toasts.show(notice);
    else setUncopied(text);
    return isCopied;
  };
  const close = () => {
    setUncopied(undefined);
    onByHand?.();
  };
  const dialog = (
    <Modal
      open={uncopied !== undefined}
      // Without a close button, focus starts in the text.
      isAlert
      title={<Trans>Copy this text</Trans>}
      onClose={close}
      actions={
        <Button appearance="primary" onClick={close}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Your browser blocked copying. The text is selected; copy it from here.</Trans>
      </p>
      <Textarea
        readOnly
        resize="vertical"
        style={{ inlineSize: '100%' }}
        textarea={getAreaDirection(uncopied ?? '')}
        value={uncopied ?? ''}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Modal>
  );
  return { copy, dialog };
}

/** How long the button shows that it has copied, in milliseconds. */
const shownFor = 1_200;

/** Copies a guest's link, and says whose. */
export function useCopyLink({ id, name }: SavedGuest) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const { copy, dialog } = useCopy(t`RSVP link`);
  const copyLink = async () => {
    const link = getPersonalLink(id);
    if (!(await copy(link, { variant: 'success', message: msg`RSVP link copied`, detail: name || link })))
      return;
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  };
  return { isCopied, dialog, copyLink: () => void copyLink() };
}
