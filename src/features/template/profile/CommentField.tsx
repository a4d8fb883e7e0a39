import { Button, Field, Input } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { getErrorText } from '../../../forms/error-text.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { joinClasses } from '../../../ui/classes.ts';
import { commentSchema } from './profile-schema.ts';
import styles from './PostCard.module.css';

interface CommentFieldProps {
  /** Rejects if the comment was not accepted; it stays in the field then. */
  onSend(comment: { text: string }): Promise<void>;
  /** Whether to focus this field, because the focused one was sent. */
  focused: boolean;
}

/** A text field with its send button. */
export function CommentField({ onSend, focused }: CommentFieldProps) {
  const { t, i18n } = useLingui();
  const form = useSchemaForm(commentSchema, { defaultValue: { text: '' }, submit: onSend });
  const { name, defaultValue, errors } = form.fields.text;
  const error = errors?.[0];
  return (
    <div className={joinClasses(styles.form, 'screen-only')} ref={focused ? focusField : null}>
      <SchemaFormView form={form}>
        <Field validationMessage={error === undefined ? null : getErrorText(i18n, error)}>
          <Input
            name={name}
            defaultValue={defaultValue}
            aria-label={t`Write a comment`}
            placeholder={t`Write a comment`}
            autoComplete="off"
            input={{ dir: 'auto' }}
          />
        </Field>
        <Button type="submit" disabled={!form.ready} disabledFocusable={form.busy}>
          <Trans>Send</Trans>
        </Button>
      </SchemaFormView>
    </div>
  );
}

const focusField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();
