import { Button } from '@fluentui/react-components';
import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock';
import { MailDismissRegular } from '@fluentui/react-icons/svg/mail-dismiss';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { WrenchRegular } from '@fluentui/react-icons/svg/wrench';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Sprig } from '../ui/brand/Sprig.tsx';
import { ButtonLink } from '../ui/layout/ButtonLink.tsx';
import { StatePage } from '../ui/states/StatePage.tsx';

const toStart = (
  <ButtonLink to="/" appearance="primary" size="large">
    <Trans>Back to the start</Trans>
  </ButtonLink>
);

/** The page of every unknown path (the specification, section 2). */
export const NotFound = () => (
  <StatePage
    seal={<MailDismissRegular />}
    letter="404"
    title={<Trans>Page not found</Trans>}
    actions={toStart}
  >
    <Trans>The address may be mistyped, or the page was moved.</Trans>
  </StatePage>
);

/** The page for a failing server (the specification, section 8), with a link back. */
export function ServerErrorPage() {
  const { history } = useRouter();
  return (
    <StatePage
      seal={<PlugDisconnectedRegular />}
      letter="500"
      title={<Trans>Server Error</Trans>}
      actions={
        <>
          {toStart}
          {history.canGoBack() && (
            <Button size="large" onClick={() => history.back()}>
              <Trans>Back to the previous page</Trans>
            </Button>
          )}
        </>
      }
    >
      <Trans>Something went wrong on our side. Try again in a moment. Everything you saved is safe.</Trans>
    </StatePage>
  );
}

/** A part of the product that does not exist yet. There is no date, so there is no countdown. */
export const ComingSoonPage = () => (
  <StatePage
    seal={<CalendarClockRegular />}
    letter={<Trans>Soon</Trans>}
    title={<Trans>This page is coming soon</Trans>}
    actions={toStart}
  >
    <Trans>This is a sample of a “coming soon” page. Every page in the menu works.</Trans>
  </StatePage>
);

/** What organisers see during maintenance. */
export const MaintenancePage = () => (
  <StatePage
    seal={<WrenchRegular />}
    letter={<Sprig />}
    title={<Trans>Guestwise is down for maintenance</Trans>}
    actions={
      <ButtonLink to="/" appearance="primary" size="large">
        <Trans>Check again</Trans>
      </ButtonLink>
    }
  >
    <Trans>Your events and answers are safe. Guests can use their links again when Guestwise is back.</Trans>
  </StatePage>
);
