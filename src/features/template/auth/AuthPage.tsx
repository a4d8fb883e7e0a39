import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SampleNote } from '../../../ui/SampleNote.tsx';
import { addresses, layouts, type Variant } from './variants.ts';

interface AuthPageProps {
  page: keyof typeof addresses;
  variant: Variant;
  title: ReactNode;
  lead: ReactNode;
  /** The form, and the way to the page that somebody may have meant. */
  children: ReactNode;
}

/** One page about an account, in one of its looks. */
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
