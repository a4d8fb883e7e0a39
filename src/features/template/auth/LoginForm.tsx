import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { TemplateSession } from '../../../api/template.gen.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { templateUser } from './template-user.ts';
import { signInToTemplate } from './mutations.ts';
import { providerLoginSchema } from './schema.ts';
import { SignedInNote } from './SignedInNote.tsx';
import { addresses, type Variant } from './variants.ts';

interface LoginFormProps {
  variant: Variant;
}

/** Signs in to the demo, and to nothing else: the product's session is never touched. */
export function LoginForm({ variant }: LoginFormProps) {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const [session, setSession] = useState<TemplateSession>();
  const form = useSchemaForm(providerLoginSchema, {
    defaultValue: { email: '', password: '' },
    submit: async (value) => {
      setSession(undefined);
      setSession(await signInToTemplate(templateApi, value));
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
      <SignedInNote session={session} />
      <SubmitButton form={form}>
        <Trans>Login</Trans>
      </SubmitButton>
      <Button onClick={() => form.intent.update({ value: { email, password } })}>
        <span>
          <Trans>
            Fill in <bdi>{name}</bdi>, the demo user
          </Trans>
        </span>
      </Button>
    </SchemaFormView>
  );
}
