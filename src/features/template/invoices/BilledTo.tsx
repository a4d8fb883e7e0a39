import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { Party } from './Party.tsx';

/** The recipient of an invoice. */
export const BilledTo = ({ invoice }: { invoice: Invoice }) => (
  <section>
    <h3>
      <Trans>Billed to</Trans>
    </h3>
    <Party party={invoice.client} />
  </section>
);
