import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { handleInAddress } from '../../../domain/event/handle.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { downloadFile } from '../../../ui/text/download.ts';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import { createQrPng, createQrShape, createQrSvg } from './qr-code.ts';
import { QrCode } from './QrCode.tsx';
import styles from './codes.module.css';

/** A guest's link as a QR code, to show or to save. */
export function QrDialog({ guest, onClose }: { guest: SavedGuest; onClose(): void }) {
  const { t } = useLingui();
  const link = getPersonalLink(guest.id);
  const file = `qr-${handleInAddress(guest.name) ?? guest.id}`;
  const savePng = async () => {
    const png = await createQrPng(createQrShape(link));
    if (png) downloadFile(`${file}.png`, png);
  };
  return (
    <Modal
      open
      title={<ForeignText text={guest.name || t`No name`} />}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() =>
              downloadFile(
                `${file}.svg`,
                new Blob([createQrSvg(createQrShape(link))], { type: 'image/svg+xml' }),
              )
            }
          >
            <Trans>Download SVG</Trans>
          </Button>
          <Button appearance="primary" onClick={() => void savePng()}>
            <Trans>Download PNG</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.qrCode}>
        <QrCode text={link} label={t`QR code of the RSVP link`} />
        <p>
          <bdi dir="ltr">{link}</bdi>
        </p>
      </div>
    </Modal>
  );
}
