import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useUserId } from '../../../api/use-api.ts';
import { latestAnswers } from '../../../domain/event/latest-answers.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatRelativeTime } from '../../../i18n/relative-time.ts';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { getRowKeys } from '../../../ui/table/rows.ts';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './event-answers.module.css';
import { GuestLink, shownNames } from './GuestLink.tsx';

interface LatestAnswersProps {
  eventId: string;
  /** All guests of the event. */
  guests: readonly Guest[];
  /** When the server sent them: milliseconds since 1970. */
  at: number;
}

const oneDay = 86_400_000;

/** The guests who have answered, or changed their answer, since the last visit on this device. */
export function LatestAnswers({ eventId, guests, at }: LatestAnswersProps) {
  const { i18n } = useLingui();
  const userId = useUserId();
  useEffect(() => {
    latestAnswers.note(userId, { eventId, guests, at });
  }, [userId, eventId, guests, at]);
  const news = latestAnswers.find(userId, { eventId, guests, at });
  if (!news) return null;
  const first = news.guests.slice(0, shownNames);
  const keys = getRowKeys(first);
  const more = news.guests.length - first.length;
  const ago = formatRelativeTime(news.since, at, i18n.locales ?? i18n.locale);
  return (
    <Surface className={styles.panel}>
      <h3>
        <Trans>Latest answers</Trans>
      </h3>
      <Text tone="soft">
        {at - Date.parse(news.since) < oneDay ? (
          <Trans>Since your last visit</Trans>
        ) : (
          <Trans>Since {ago}</Trans>
        )}
      </Text>
      <Stack as="ul" gap={8}>
        {first.map((guest, place) => (
          <li key={keys[place]} className={styles.answer}>
            <b>
              <GuestLink eventId={eventId} guest={guest} filter="all" />
            </b>
            <span>
              {news.changed.has(guest) && (
                <Text as="small" tone="soft" className={styles.changed}>
                  <Trans context="an answer">Changed</Trans>
                </Text>
              )}
              <AnswerPill answer={guest.answer} />
            </span>
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <Text tone="soft">
          <Plural value={more} one="# more guest" other="# more guests" />
        </Text>
      )}
    </Surface>
  );
}
