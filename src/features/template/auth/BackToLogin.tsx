import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { addresses, type Variant } from './variants.ts';

/** The link back to the login in the same variant. */
export const BackToLogin = ({ variant }: { variant: Variant }) => (
  <p>
    <Link to={addresses.login[variant]}>
      <Trans>Back to login</Trans>
    </Link>
  </p>
);
