import type { EventScope } from '../../api/use-api.ts';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Message } from '../../domain/message/message.ts';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { getRowKeys } from '../../ui/table/rows.ts';
import { MessageCard } from './MessageCard.tsx';
import { selectMessageMutation } from './select-message.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import styles from './messages.module.css';

interface MessageListProps {
  scope: EventScope;
  messages: readonly Message[];
  /** The open message: its id, or `new`. */
  current: string | undefined;
}

/** The messages in order of creation. Exactly one of them is the one that is sent. */
export function MessageList({ scope, messages, current }: MessageListProps) {
  const { t } = useLingui();
  const keys = getRowKeys(messages);
  const { mutate: select } = useMutation(selectMessageMutation(scope));
  return (
    <Stack gap={12}>
      <Stack as="ul" gap={8} aria-label={t`Messages of this event`}>
        {messages.map((message, place) => (
          <li key={keys[place]}>
            <MessageCard
              message={message}
              isCurrent={message.id !== undefined && message.id === current}
              onSelect={() => message.id !== undefined && select(message.id)}
            />
          </li>
        ))}
        {current === 'new' && (
          <li>
            <div className={styles.ghost} aria-hidden>
              <Trans>New message</Trans>
            </div>
          </li>
        )}
      </Stack>
      {current !== 'new' && (
        <ButtonLink
          to="."
          search={(search) => ({ ...search, tab: 'messages', message: 'new' })}
          resetScroll={false}
          icon={<Add20Regular />}
        >
          <Trans>New message</Trans>
        </ButtonLink>
      )}
    </Stack>
  );
}
