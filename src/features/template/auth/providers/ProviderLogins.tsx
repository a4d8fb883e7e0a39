import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useTemplateApi } from '../../../../api/use-api.ts';
import type { SchemaForm } from '../../../../forms/use-schema-form.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { createDemoProviders } from './demo-providers.ts';
import { FirebaseButton } from './FirebaseButton.tsx';
import { startRedirect } from './provider-login.ts';

interface ProviderLoginsProps {
  form: SchemaForm;
  /** The form is about to be sent, to Firebase. */
  onChooseFirebase(): void;
  /** Whether nobody is logged in to the product: /callback is only for signed-out visitors. */
  isGuest: boolean;
}

/** The logins with a provider: Firebase uses the form, Auth0 has its own page. */
export function ProviderLogins({ form, onChooseFirebase, isGuest }: ProviderLoginsProps) {
  const { auth0 } = createDemoProviders(useTemplateApi());
  const router = useRouter();
  const leave = async () => {
    try {
      const address = await startRedirect(auth0, router.latestLocation.pathname);
      if (address.startsWith('/')) await router.navigate({ href: address });
      else location.assign(address);
    } catch {
      toasts.show({ variant: 'error', message: msg`We could not reach Auth0. Try again.` });
    }
  };
  return (
    <>
      <FirebaseButton form={form} onChoose={onChooseFirebase}>
        <Trans>Log in with Firebase</Trans>
      </FirebaseButton>
      <Button size="large" disabled={!isGuest} onClick={() => void leave()}>
        <Trans>Log in with Auth0</Trans>
      </Button>
      {!isGuest && (
        <p>
          <Trans>Auth0 leads back to a page for guests. Log out to try it.</Trans>
        </p>
      )}
    </>
  );
}
