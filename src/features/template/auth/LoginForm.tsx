import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { demoSession } from '../../../domain/demo-session.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { templateUser } from './template-user.ts';
import { signInToTemplate } from './mutations.ts';
import { createDemoProviders } from './providers/demo-providers.ts';
import { logInByForm } from './providers/provider-login.ts';
import { ProviderLogins } from './providers/ProviderLogins.tsx';
import { providerLoginSchema } from './schema.ts';
import { SignedInNote } from './SignedInNote.tsx';
import { addresses, type Variant } from './variants.ts';

interface LoginFormProps {
  variant: Variant;
  /** Whether nobody is logged in to the product. */
  isGuest: boolean;
}

/** Logs in only to the demo: the product's session is never touched. */
export function LoginForm({ variant, isGuest }: LoginFormProps) {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const isForFirebase = useRef(false);
  const form = useSchemaForm(providerLoginSchema, {
    defaultValue: { email: '', password: '' },
    submit: async (value) => {
      const { firebase } = createDemoProviders(templateApi);
      const byFirebase = isForFirebase.current;
      isForFirebase.current = false;
      demoSession.remove();
      if (byFirebase) await logInByForm(() => firebase.logIn(value));
      else demoSession.write(await signInToTemplate(templateApi, value));
    },
  });
  const { name, email, password } = templateUser;
  return (
    <SchemaFormView form={form}>
      <TextField field={form.fields.email} label={t`Email`} type="email" autoComplete="username" dir="ltr" />
      <TextField
        field={form.fields.password}
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        dir="ltr"
      />
      <Link to={addresses.forgotPassword[variant]}>
        <Trans>Forgot Password ?</Trans>
      </Link>
      <SignedInNote />
      <SubmitButton form={form}>
        <Trans>Login</Trans>
      </SubmitButton>
      <Button size="large" onClick={() => form.intent.update({ value: { email, password } })}>
        <span>
          <Trans>
            Fill in <ForeignText text={name} />, the demo user
          </Trans>
        </span>
      </Button>
      <ProviderLogins form={form} isGuest={isGuest} onChooseFirebase={() => (isForFirebase.current = true)} />
    </SchemaFormView>
  );
}
