import { Select } from '@fluentui/react-components';
import { Plural, useLingui } from '@lingui/react/macro';
import { findUnknownVariables } from '../../../domain/message/message-text.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './GuestShare.module.css';
import type { ShareableMessage } from './personal-message.ts';

interface MessageChooserProps {
  messages: readonly ShareableMessage[];
  chosen: ShareableMessage;
  onChange(id: string): void;
}

/** The message that goes with the link, with a warning about unknown variables. */
export function MessageChooser({ messages, chosen, onChange }: MessageChooserProps) {
  const { t } = useLingui();
  const unknown = findUnknownVariables(chosen.message);
  const names = unknown.map((name) => `{${name}}`).join(', ');
  return (
    <Row gap={8} className={styles.chooser}>
      <Select
        size="small"
        value={chosen.id}
        aria-label={t`Message`}
        onChange={(_, { value }) => onChange(value)}
      >
        {messages.map(({ id, title }) => (
          <option key={id} value={id}>
            {title || t`Untitled message`}
          </option>
        ))}
      </Select>
      {unknown.length > 0 && (
        <Text tone="caution" className={styles.warning} role="status">
          <Plural
            value={unknown.length}
            one={`${names} is not filled in: it is sent as written.`}
            other={`# variables are not filled in and are sent as written: ${names}`}
          />
        </Text>
      )}
    </Row>
  );
}
