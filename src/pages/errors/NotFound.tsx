import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Logo } from '../../ui/Logo.tsx';
import './errors.css';

/** Where every unknown path ends (the specification, section 2). */
export const NotFound = () => (
  <main className="error-page">
    <Logo />
    <p className="code" aria-hidden>
      404
    </p>
    <h1>
      <Trans>This page does not exist</Trans>
    </h1>
    <p>
      <Trans>The address may be mistyped, or the page was moved.</Trans>
    </p>
    <Link to="/">
      <Trans>Back to the start</Trans>
    </Link>
  </main>
);
