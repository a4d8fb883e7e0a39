import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Trans } from '@lingui/react/macro';
import { downloadFile } from '../../../ui/text/download.ts';
import { cardAddress } from '../../../api/transport.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../share/GuestShare.module.css';
import type { MessageSending } from '../share/use-sending.ts';

/** For a message with the card: which apps get it, and the picture for the others. */
export function CardNote({ sending: { guest, card, main } }: { sending: MessageSending }) {
  if (!card) return null;
  const { file, isLoading, isShared } = card;
  const save = () => {
    if (file) downloadFile(file.name, file);
    // A host that does not let this page read the card still shows it.
    else window.open(cardAddress(guest.id), '_blank', 'noopener');
  };
  return (
    <Row isOneLine className={styles.card}>
      <Button size="small" icon={<ArrowDownload20Regular />} disabledFocusable={isLoading} onClick={save}>
        <Trans>Save the card</Trans>
      </Button>
      {isShared ? (
        <span>
          <Trans>For WhatsApp, SMS and email</Trans>
        </span>
      ) : (
        main === 'whatsapp' && (
          <span>
            <Trans>Then add it in the chat</Trans>
          </span>
        )
      )}
    </Row>
  );
}
