import { Button } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { MirroredIcon } from '../../../ui/brand/MirroredIcon.tsx';

interface LogoutPageProps {
  /** How many check-ins on this device were not exported. */
  unexported: number;
  /** How many guests of unfinished imports are not added yet. */
  unfinished: number;
  onLogout(): Promise<void>;
}

/** Asks before a logout deletes check-ins or the rest of an import, which exist only on this device. */
export const LogoutPage = ({ unexported, unfinished, onLogout }: LogoutPageProps) => (
  <EmptyState
    icon={<MirroredIcon of={SignOutRegular} />}
    heading="h1"
    title={
      unfinished === 0 ? (
        <Trans>Log out and delete the check-ins on this device?</Trans>
      ) : unexported === 0 ? (
        <Trans>Log out and delete the unfinished import?</Trans>
      ) : (
        <Trans>Log out and delete the check-ins and the unfinished import?</Trans>
      )
    }
    hint={
      <>
        {unfinished > 0 && (
          <Plural
            value={unfinished}
            one="# guest is not added yet. To add them, finish the import on the event’s import page first."
            other="# guests are not added yet. To add them, finish the import on the event’s import page first."
          />
        )}
        {unfinished > 0 && unexported > 0 && ' '}
        {unexported > 0 && (
          <Plural
            value={unexported}
            one="# check-in is not exported and exists on this device only. To keep it, export it on the event’s check-in page first."
            other="# check-ins are not exported and exist on this device only. To keep them, export them on the event’s check-in page first."
          />
        )}
      </>
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
