import { ProgressBar } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import { allGuestsQuery } from '../../../domain/guest/all-guests.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { useHiddenIds, withoutHidden } from '../../../shared/guest/hidden-guests.ts';
import { openedLog, type OpenedMessages, useOpened } from '../../../domain/guest/opened-log.ts';
import { IncompleteList } from '../../../shared/guest/IncompleteList.tsx';
import { joinClasses } from '../../../ui/layout/classes.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { PartTitle } from '../../../ui/layout/PartTitle.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { type ShareableMessage, useShareableMessages } from '../share/personal-message.ts';
import { chooseMessage, createQueue, findNext, isReminder } from './reminder-queue.ts';
import { ReminderCard } from './ReminderCard.tsx';
import { ReminderDone } from './ReminderDone.tsx';
import { ReminderList } from './ReminderList.tsx';
import styles from './RemindPage.module.css';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { PlainTable } from '../../../ui/table/PlainTable.tsx';
import { usePrinting } from '../../../ui/layout/use-printing.ts';

interface RemindPageProps {
  eventId: string;
  /** The selected ids; without any, all guests without an answer. */
  guestIds: readonly string[] | undefined;
}

/** Sends messages to one guest after another, one tap each, through other apps. */
export function RemindPage({ eventId, guestIds }: RemindPageProps) {
  const { t } = useLingui();
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const { data: list } = useSuspenseQuery(allGuestsQuery(api, eventId));
  const opened = useOpened(eventId);
  // The title and the offered messages stay as they are while the messages are opened here.
  const [before] = useState(opened);
  const [current, setCurrent] = useState<string>();
  const [messageId, setMessageId] = useState<string>();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const hidden = useHiddenIds();
  const { queue, skipped, hasGuests } = createQueue(withoutHidden(list.guests, hidden), guestIds);
  const { length: count } = queue;
  const guest = queue.find(({ id }) => id === current) ?? findNext(queue, undefined, done);
  const isReminding = !guestIds && isReminder(queue, list.guests, before);
  const messages = useShareableMessages(eventId, guest !== undefined && guest.answer.kind !== 'waiting');
  const chosen =
    messages.find(({ id }) => id === messageId) ?? offerMessage(messages, guest?.id, before, isReminding);
  const advance = (id: string) => {
    const next = new Set([...done, id]);
    setDone(next);
    setCurrent(findNext(queue, id, next)?.id);
  };
  return (
    <>
      <PartTitle>
        {isReminding ? (
          <Plural value={count} one="Remind # guest" other="Remind # guests" />
        ) : (
          <Plural value={count} one="Write to # guest" other="Write to # guests" />
        )}
      </PartTitle>
      <p className={joinClasses(styles.lead, 'screen-only')}>
        <Trans>Each message opens with the guest’s own link. Nothing is sent automatically.</Trans>
      </p>
      <IncompleteList list={list} />
      <ReminderPrint queue={queue} opened={opened} />
      <div className={styles.frame}>
        <Surface
          className={joinClasses(styles.runner, count > 0 && 'screen-only')}
          aria-label={t`Guests to write to`}
        >
          {count > 0 && (
            <ProgressBar
              className={styles.bar}
              aria-label={t`Progress`}
              value={queue.filter(({ id }) => done.has(id)).length / count}
            />
          )}
          <ReminderList queue={queue} current={guest?.id} opened={opened} onChoose={setCurrent} />
          {guest ? (
            <ReminderCard
              key={guest.id}
              guest={guest}
              place={queue.indexOf(guest) + 1}
              count={count}
              eventName={event.name}
              messages={messages}
              chosen={chosen}
              openedAt={opened.get(guest.id)?.at}
              onMessageChange={setMessageId}
              onOpen={() => openedLog.add(eventId, guest.id, chosen.id)}
              onAdvance={() => advance(guest.id)}
            />
          ) : (
            !(list.isTruncated && count === 0) && (
              <ReminderDone eventId={eventId} queue={queue} opened={opened} hasGuests={hasGuests} />
            )
          )}
        </Surface>
      </div>
      <SkippedGuests guests={skipped} />
    </>
  );
}

/** The message to offer for a guest. @param before the messages opened before the page */
function offerMessage(
  messages: readonly [ShareableMessage, ...ShareableMessage[]],
  guestId: string | undefined,
  before: OpenedMessages,
  isReminding: boolean,
) {
  const opened = (guestId && before.get(guestId)?.messageIds) || [];
  const isInvitedHere = [...before.values()].some(({ messageIds }) =>
    messageIds.some((id) => id === '' || id === messages[0].id),
  );
  // A reminder, but the first message was never opened on this device: another device sent it.
  return chooseMessage(messages, isReminding && !isInvitedHere ? ['', ...opened] : opened);
}

/** Names shown of the skipped guests. */
const shownNames = 5;

/** Says which guests are not in the queue, and why. */
function SkippedGuests({ guests }: { guests: readonly SavedGuest[] }) {
  const { t } = useLingui();
  if (guests.length === 0) return null;
  const more = guests.length - shownNames;
  return (
    <p className={joinClasses(styles.skipped, 'screen-only')}>
      <Trans>Left out, because nobody is invited:</Trans>{' '}
      {guests.slice(0, shownNames).map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ' · '}
          <ForeignText text={name || t`No name`} />
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' · '}
          <Plural value={more} one="# more guest" other="# more guests" />
        </>
      )}
    </p>
  );
}

interface ReminderPrintProps {
  queue: readonly SavedGuest[];
  opened: OpenedMessages;
}

/** The queue on paper: the guests to call, and those done. A queue may have thousands, so only a print has it. */
function ReminderPrint({ queue, opened }: ReminderPrintProps) {
  const { t, i18n } = useLingui();
  if (!usePrinting()) return null;
  const formatName = ({ name }: SavedGuest) => <ForeignText text={name || t`No name`} />;
  const formatNumber = ({ phone }: SavedGuest) => <bdi dir="ltr">{formatPhone(phone)}</bdi>;
  const formatAnswer = ({ answer }: SavedGuest) => <AnswerPill answer={answer} />;
  const formatOpened = ({ id }: SavedGuest) => {
    const time = opened.get(id)?.at;
    if (time === undefined) return '–';
    const at = i18n.date(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
    return <Trans>Opened on {at}</Trans>;
  };
  return (
    <PlainTable<SavedGuest>
      label={t`Guests to write to`}
      rows={queue}
      getRowId={({ id }) => id}
      columns={[
        { id: 'name', header: t`Name`, isRowHeader: true, cell: formatName },
        { id: 'phone', header: t`Phone`, cell: formatNumber },
        { id: 'answer', header: t`Answer`, cell: formatAnswer },
        { id: 'message', header: t`Message`, cell: formatOpened },
      ]}
    />
  );
}
