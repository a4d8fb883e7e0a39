import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import type { Api } from '../../api/client.ts';
import { DoorLayout } from './DoorLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Entry } from './mutations.ts';

interface LoginPageProps {
  api: Api;
  /** Takes over the session that the server gave. */
  enter(entry: Entry): Promise<void>;
}

/** The login page (the specification, sections 2 and 5). */
export const LoginPage = ({ api, enter }: LoginPageProps) => (
  <DoorLayout>
    <h1>
      <Trans>Welcome back</Trans>
    </h1>
    <p className="lead">
      <Trans>Login to see who is coming.</Trans>
    </p>
    <LoginForm api={api} enter={enter} />
    <p className="switch">
      <Trans>
        Don't have an account? <Link to="/register">Register</Link>
      </Trans>
    </p>
  </DoorLayout>
);
