import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DemoApi } from '../../api/demo-client.ts';
import type { DemoSession } from '../../api/demo.gen.ts';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { registerInDemo } from './mutations.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { registerWithoutPhoneSchema } from './schema.ts';
import { SignedInNote } from './SignedInNote.tsx';

/** Creates an account of the demo, which lives in this browser alone. */
export function RegisterForm({ demoApi }: { demoApi: DemoApi }) {
  const { t } = useLingui();
  const [session, setSession] = useState<DemoSession>();
  const form = useSchemaForm(registerWithoutPhoneSchema, {
    defaultValue: { displayName: '', email: '', password: '', passwordConfirm: '' },
    submit: async ({ displayName, email, password }) => {
      setSession(undefined);
      setSession(await registerInDemo(demoApi, { displayName, email, password }));
    },
  });
  const { displayName, email } = form.fields;
  return (
    <SchemaFormView form={form}>
      <TextField field={displayName} label={t`Display name`} autoComplete="name" />
      <TextField field={email} label={t`Email`} type="email" autoComplete="email" dir="ltr" />
      <NewPasswordFields fields={form.fields} label={t`Password`} />
      <SignedInNote demoApi={demoApi} session={session} />
      <SubmitButton form={form}>
        <Trans>Register</Trans>
      </SubmitButton>
    </SchemaFormView>
  );
}
