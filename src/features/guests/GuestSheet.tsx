import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { AnswerPill } from '../../domain/AnswerPill.tsx';
import { getComingCount } from '../../domain/guest-answer.ts';
import { formatDiscrepancies, type Guest } from '../../domain/guest.ts';

interface GuestSheetProps {
  /** The guest whose sheet is open, or undefined. */
  guest: Guest | undefined;
  copyLink(guest: Guest): void;
}

/** All that is known of one guest; the address says whose sheet is open. */
export function GuestSheet({ guest, copyLink }: GuestSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, guest: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <OverlayDrawer position="end" open={guest !== undefined} onOpenChange={close}>
      {guest && (
        <>
          <DrawerHeader>
            <DrawerHeaderTitle
              action={
                <Button
                  appearance="subtle"
                  icon={<Dismiss20Regular />}
                  aria-label={t`Close`}
                  onClick={close}
                />
              }
            >
              {guest.name ? <ForeignText text={guest.name} /> : t`No name`}
            </DrawerHeaderTitle>
          </DrawerHeader>
          <DrawerBody className="guest-sheet">
            <p>
              <AnswerPill answer={guest.answer} />
            </p>
            <dl>
              <dt>
                <Trans>Phone</Trans>
              </dt>
              <dd>{guest.phone ? <bdi dir="ltr">{guest.phone}</bdi> : '–'}</dd>
              <dt>
                <Trans>On WhatsApp</Trans>
              </dt>
              <dd>{guest.isWAPhone === undefined ? '–' : guest.isWAPhone ? t`Yes` : t`No`}</dd>
              <dt>
                <Trans>Invited</Trans>
              </dt>
              <dd>{guest.invitees ?? '–'}</dd>
              <dt>
                <Trans>On the card</Trans>
              </dt>
              <dd>{guest.inviteeOnCard ?? '–'}</dd>
              <dt>
                <Trans>Coming</Trans>
              </dt>
              <dd>{getComingCount(guest) ?? '–'}</dd>
              {guest.discrepancies.length > 0 && (
                <>
                  <dt>
                    <Trans>Discrepancies</Trans>
                  </dt>
                  <dd>
                    <ForeignText text={formatDiscrepancies(guest)} />
                  </dd>
                </>
              )}
            </dl>
            <Button appearance="primary" icon={<Link20Regular />} onClick={() => copyLink(guest)}>
              <Trans>Copy the RSVP link</Trans>
            </Button>
          </DrawerBody>
        </>
      )}
    </OverlayDrawer>
  );
}
