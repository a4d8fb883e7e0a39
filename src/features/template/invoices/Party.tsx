import type { InvoiceParty } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';

/** The sender or the recipient of an invoice. */
export const Party = ({ party }: { party: InvoiceParty }) => (
  <address>
    <strong>
      <ForeignText text={party.name} />
    </strong>
    <ForeignText text={party.address} />
    <ForeignText text={party.email} />
    <bdi dir="ltr">{party.phone}</bdi>
  </address>
);
