import { Button } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface LogoutPageProps {
  /** How many check-ins on this device were not exported. */
  unexported: number;
  onLogout(): Promise<void>;
}

/** Asks before a logout deletes check-ins, which exist only on this device. */
export const LogoutPage = ({ unexported, onLogout }: LogoutPageProps) => (
  <EmptyState
    icon={<SignOutRegular aria-hidden />}
    heading="h1"
    title={<Trans>Log out and delete the check-ins on this device?</Trans>}
    hint={
      <Plural
        value={unexported}
        one="# check-in is not exported and exists on this device only. To keep it, export it on the event’s check-in page first."
        other="# check-ins are not exported and exist on this device only. To keep them, export them on the event’s check-in page first."
      />
    }
    action={
      <>
        <Link to="/events">
          <Trans>Keep me logged in</Trans>
        </Link>
        <Button onClick={() => void onLogout()}>
          <Trans>Log out and delete</Trans>
        </Button>
      </>
    }
  />
);
