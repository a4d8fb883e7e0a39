import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { TemplateSession } from '../../../api/template.gen.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { registerInTemplate } from './mutations.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { registerWithoutPhoneSchema } from './schema.ts';
import { SignedInNote } from './SignedInNote.tsx';

/** Creates an account of the demo, which lives in this browser alone. */
export function RegisterForm() {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const [session, setSession] = useState<TemplateSession>();
  const form = useSchemaForm(registerWithoutPhoneSchema, {
    defaultValue: { displayName: '', email: '', password: '', passwordConfirm: '' },
    submit: async ({ displayName, email, password }) => {
      setSession(undefined);
      setSession(await registerInTemplate(templateApi, { displayName, email, password }));
    },
  });
  const { displayName, email } = form.fields;
  return (
    <SchemaFormView form={form}>
      <TextField field={displayName} label={t`Display name`} autoComplete="name" />
      <TextField field={email} label={t`Email`} type="email" autoComplete="email" dir="ltr" />
      <NewPasswordFields fields={form.fields} label={t`Password`} />
      <SignedInNote session={session} />
      <SubmitButton form={form}>
        <Trans>Register</Trans>
      </SubmitButton>
    </SchemaFormView>
  );
}
