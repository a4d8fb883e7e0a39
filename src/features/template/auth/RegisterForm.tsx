import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { demoSession } from '../../../domain/demo-session.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { registerInTemplate } from './mutations.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { createDemoProviders } from './providers/demo-providers.ts';
import { FirebaseButton } from './providers/FirebaseButton.tsx';
import { logInByForm } from './providers/provider-login.ts';
import { registerWithoutPhoneSchema } from './schema.ts';
import { SignedInNote } from './SignedInNote.tsx';

/** Creates an account of the demo, which exists only in this browser. */
export function RegisterForm() {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const isForFirebase = useRef(false);
  const form = useSchemaForm(registerWithoutPhoneSchema, {
    defaultValue: { displayName: '', email: '', password: '', passwordConfirm: '' },
    submit: async ({ displayName, email, password }) => {
      const registration = { displayName, email, password };
      const { firebase } = createDemoProviders(templateApi);
      const byFirebase = isForFirebase.current;
      isForFirebase.current = false;
      demoSession.remove();
      if (byFirebase) await logInByForm(() => firebase.register(registration));
      else demoSession.write(await registerInTemplate(templateApi, registration));
    },
  });
  const { displayName, email } = form.fields;
  return (
    <SchemaFormView form={form}>
      <TextField field={displayName} label={t`Display name`} autoComplete="name" />
      <TextField field={email} label={t`Email`} type="email" autoComplete="email" dir="ltr" />
      <NewPasswordFields fields={form.fields} label={t`Password`} />
      <SignedInNote />
      <SubmitButton form={form}>
        <Trans>Register</Trans>
      </SubmitButton>
      <FirebaseButton form={form} onChoose={() => (isForFirebase.current = true)}>
        <Trans>Register with Firebase</Trans>
      </FirebaseButton>
    </SchemaFormView>
  );
}
