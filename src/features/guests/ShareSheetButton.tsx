import { Button } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { toasts } from '../../ui/toasts.ts';
import { CopyByHand } from './CopyByHand.tsx';

/** Opens the device's share sheet, if there is one. If it refuses, the text is copied, or shown to copy. */
export function ShareSheetButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [uncopied, setUncopied] = useState<string>();
  if (typeof navigator.share !== 'function') return null;
  const share = async () => {
    try {
      await navigator.share({ text });
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
      <Button icon={<Share20Regular />} onClick={() => void share()}>
        <Trans>Share…</Trans>
      </Button>
      <CopyByHand text={uncopied} label={t`Message`} onClose={() => setUncopied(undefined)} />
    </>
  );
}
