import { Button, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FormState } from './use-form.ts';

/**
 * Disabled until the form is changed and valid. While the form is sent, and afterwards, it keeps its size and its
 * focus.
 */
export const SubmitButton = ({ form, children }: { form: FormState; children: ReactNode }) => (
  <Button
    type="submit"
    appearance="primary"
    size="large"
    disabled={!form.ready && !form.saved}
    disabledFocusable={form.busy || (form.saved && !form.ready)}
    // The button has the name; a progress bar inside it would need its own.
    icon={form.busy ? <Spinner size="tiny" role="presentation" /> : null}
  >
    {children}
  </Button>
);
