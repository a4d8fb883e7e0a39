import { Button } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { copyToClipboard } from '../../../ui/text/copy-to-clipboard.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { CopyByHand } from './CopyByHand.tsx';
import type { WayButtonProps } from './use-sending.ts';

interface ShareSheetButtonProps extends WayButtonProps {
  text: string;
  /** The card that goes with the text, once it is loaded. */
  card: { file: File | undefined; isLoading: boolean } | undefined;
}

/** Opens the device's share sheet. If it refuses, the text is copied, or shown to copy. */
export function ShareSheetButton({ text, card, label, onOpen, ...look }: ShareSheetButtonProps) {
  const { t } = useLingui();
  const [uncopied, setUncopied] = useState<string>();
  const share = async () => {
    try {
      await navigator.share({ text, ...(card?.file && { files: [card.file] }) });
      onOpen();
    } catch (error) {
      // The person closed the share sheet, or pressed twice while it is open: neither is a failure.
      if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return;
      if (!(await copyToClipboard(text))) return setUncopied(text);
      toasts.show({
        variant: 'info',
        message: msg`Sharing did not work here. The message is copied instead.`,
      });
    }
  };
  return (
    <>
      <Button
        {...look}
        icon={<Share20Regular />}
        disabledFocusable={card?.isLoading ?? false}
        onClick={() => void share()}
      >
        {label}
      </Button>
      <CopyByHand text={uncopied} label={t`Message`} onClose={() => setUncopied(undefined)} />
    </>
  );
}
