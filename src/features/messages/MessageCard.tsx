import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Message } from '../../domain/message/message.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { formatShortDate } from './short-date.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import styles from './messages.module.css';

interface MessageCardProps {
  message: Message;
  /** Whether it is open in the editor. */
  isCurrent: boolean;
  onSelect(): void;
}

/** The element id of the link that opens a message. */
export const getMessageLinkId = (id: string) => `message-${id}`;

/** The link of the message that is open in the editor. */
export const findCurrentLink = () => document.querySelector<HTMLElement>('main [data-current] a');

/** One message in the list: its title, its beginning, and whether it is the one that is sent. */
export function MessageCard({ message, isCurrent, onSelect }: MessageCardProps) {
  const { t, i18n } = useLingui();
  const { id, isSelected, createdAt } = message;
  const title = message.title || t`Untitled message`;
  return (
    <Card
      className={styles.message}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
    >
      <h3>
        {id === undefined ? (
          <ForeignText text={title} />
        ) : (
          <Link
            id={getMessageLinkId(id)}
            to="."
            search={(search) => ({ ...search, tab: 'messages', message: id })}
            aria-current={isCurrent}
            resetScroll={false}
          >
            <ForeignText text={title} />
          </Link>
        )}
      </h3>
      <Text tone="soft" className={styles.beginning}>
        <ForeignText text={message.message} isClamped />
      </Text>
      <Row as="p" isOneLine isApart className={styles.foot}>
        <time>{formatShortDate(createdAt, i18n)}</time>
        {id !== undefined && (
          <label className="screen-only">
            <input type="radio" name="selected-message" checked={isSelected} onChange={onSelect} />
            <span>{isSelected ? <Trans>Sent with the links</Trans> : <Trans>Send this one</Trans>}</span>
            <span className="visually-hidden">{title}</span>
          </label>
        )}
      </Row>
    </Card>
  );
}
