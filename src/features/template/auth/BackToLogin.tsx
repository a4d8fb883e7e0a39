import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { addresses, type Variant } from './variants.ts';

/** The way back to the login in the same look. */
export const BackToLogin = ({ variant }: { variant: Variant }) => (
  <p>
    <Link to={addresses.login[variant]}>
      <Trans>Back to login</Trans>
    </Link>
  </p>
);
