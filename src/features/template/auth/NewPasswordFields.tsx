import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../forms/TextField.tsx';

type Field = ComponentProps<typeof TextField>['field'];

interface NewPasswordFieldsProps {
  fields: { password: Field; passwordConfirm: Field };
  label: string;
}

/** A new password, which is typed twice. */
export function NewPasswordFields({ fields, label }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        field={fields.password}
        label={label}
        hint={t`At least 8 characters`}
        type="password"
        autoComplete="new-password"
        dir="ltr"
      />
      <TextField
        field={fields.passwordConfirm}
        label={t`Repeat password`}
        type="password"
        autoComplete="new-password"
        dir="ltr"
      />
    </>
  );
}
