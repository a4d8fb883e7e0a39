import type { InvoiceParty } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';

/** Who sends an invoice, or whom it is for. */
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
