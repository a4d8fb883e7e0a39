import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SampleNote } from '../../../ui/SampleNote.tsx';
import { addresses, layouts, type Variant } from './variants.ts';

interface AuthPageProps {
  page: keyof typeof addresses;
  variant: Variant;
  title: ReactNode;
  lead: ReactNode;
  /** The form, and the link to the page for the other case. */
  children: ReactNode;
}

/** A page of the login area, in one of its variants. */
export function AuthPage({ page, variant, title, lead, children }: AuthPageProps) {
  const Layout = layouts[variant];
  return (
    <Layout>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
      <SampleNote looks={[...new Set(Object.values(addresses[page]))]}>
        <Trans>A demo page: it does not touch your own account.</Trans>
      </SampleNote>
    </Layout>
  );
}
