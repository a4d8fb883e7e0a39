import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Link } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { say } from '../../ui/say.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Entry } from './mutations.ts';
import type { SessionNotice } from './notices.ts';

interface LoginPageProps {
  /** Takes over the session that the server gave. */
  enter(entry: Entry): Promise<void>;
  /** Why the last session ended, where nobody had asked it to. */
  because: SessionNotice | undefined;
}

/** The login page (the specification, sections 2 and 5). */
export const LoginPage = ({ enter, because }: LoginPageProps) => (
  <AuthLayout>
    <h1>
      <Trans>Welcome back</Trans>
    </h1>
    <p className="lead">
      <Trans>Login to see who is coming.</Trans>
    </p>
    {because && <Reason {...because} />}
    <LoginForm enter={enter} />
    <p className="switch">
      <Trans>
        Don't have an account? <Link to="/register">Register</Link>
      </Trans>
    </p>
  </AuthLayout>
);

/** The toast that says the same has gone when somebody comes back after an hour. */
function Reason({ variant, message, detail }: SessionNotice) {
  const { i18n } = useLingui();
  return (
    <MessageBar className="reason" intent={variant} layout="multiline">
      <MessageBarBody dir="auto">
        {say(i18n, message)}
        {detail && <p>{detail}</p>}
      </MessageBarBody>
    </MessageBar>
  );
}
