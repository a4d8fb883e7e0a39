import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { findUnknownVariables, messageVariables } from '../../domain/message-text.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { findField, insertText } from './insert-text.ts';
import styles from './MessageEditor.module.css';

/** Below the text: insertable variables, and variables without a value. */
export function MessageTools({ message }: { message: string }) {
  const { t } = useLingui();
  const unknown = findUnknownVariables(message);
  const written = <ForeignText text={inBraces(unknown)} />;
  const known = <bdi dir="ltr">{inBraces(messageVariables)}</bdi>;
  const labels = { name: t`Insert the guest’s name`, link: t`Insert the RSVP link` };
  return (
    <>
      <div className={styles.tools}>
        {messageVariables.map((variable) => (
          <Button
            key={variable}
            size="small"
            shape="circular"
            title={labels[variable]}
            onClick={({ currentTarget }) => {
              const field = findField(currentTarget.form, 'message');
              if (field) insertText(field, `{${variable}}`);
            }}
          >
            <span className="visually-hidden">{labels[variable]} </span>
            <code dir="ltr">{`{${variable}}`}</code>
          </Button>
        ))}
      </div>
      <div role="status">
        {unknown.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <Trans>
                {written}: not a variable, so guests see it as written. You can use {known}.
              </Trans>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </>
  );
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
