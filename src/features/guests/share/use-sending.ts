import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canShareCard, cardFileQuery } from '../../../domain/guest/guest-card.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { composeForGuest, type ShareableMessage } from './personal-message.ts';
import { getChannel } from '../remind/reminder-queue.ts';

/** The app that a message is opened in. */
export type Way = 'share' | 'whatsapp' | 'sms' | 'email' | 'copy';

const wayOfChannel = { whatsapp: 'whatsapp', phone: 'sms', copy: 'copy' } as const;

interface SendingOptions {
  guest: SavedGuest;
  eventName: string;
  message: ShareableMessage;
  /** The last text of the message was opened. */
  onOpen(): void;
}

export type MessageSending = ReturnType<typeof useSending>;

/** Sends a message to a guest: its text, then its link if that is separate, both in the same app. */
export function useSending({ guest, eventName, message, onOpen }: SendingOptions) {
  const [opened, setOpened] = useState<{ messageId: string; way: Way }>();
  const {
    data: file,
    isLoading,
    isError,
  } = useQuery({
    ...cardFileQuery(guest.id),
    enabled: message.attachCardImage,
  });
  const texts = composeForGuest(message, guest);
  const [first = '', link] = texts;
  /** The text was opened, and its link is to be sent. */
  const isLink = link !== undefined && opened?.messageId === message.id;
  const card = message.attachCardImage
    ? { file, isLoading, isShared: canShareCard() && !isError }
    : undefined;
  return {
    guest,
    eventName,
    texts,
    text: isLink ? link : first,
    isLink,
    card,
    /** The way to offer first. */
    main: isLink ? opened.way : card?.isShared ? 'share' : wayOfChannel[getChannel(guest)],
    onOpen(way: Way) {
      const isLast = isLink || link === undefined;
      if (isLast) onOpen();
      // After the click, because the opened link must still have this text.
      setTimeout(() => setOpened(isLast ? undefined : { messageId: message.id, way }));
    },
    /** Goes back from the link to the text. */
    restart: () => setOpened(undefined),
  };
}
