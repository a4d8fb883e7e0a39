import { Trans } from '@lingui/react/macro';
import { config, contactHref } from '../config.ts';

/** The product's own advertisement: the number is not the host's. */
export const CallToAction = () => (
  <footer className="contact">
    <p>
      <Trans>
        Want RSVP services for your event? Contact Us: <Phone />
      </Trans>
    </p>
  </footer>
);

const Phone = () => (
  <a href={contactHref} data-early="contact">
    <bdi dir="ltr">{config.contactPhone}</bdi>
  </a>
);
