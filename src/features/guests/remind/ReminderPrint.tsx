import { Trans, useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../../domain/guest/AnswerPill.tsx';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { PlainTable } from '../../../ui/table/PlainTable.tsx';
import { usePrinting } from '../../../ui/page/use-printing.ts';
import type { OpenedMessages } from '../../../domain/guest/opened-log.ts';

interface ReminderPrintProps {
  queue: readonly SavedGuest[];
  opened: OpenedMessages;
}

/** The queue on paper: whom to call, and what was done. A queue may have thousands, so only a print has it. */
export function ReminderPrint({ queue, opened }: ReminderPrintProps) {
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
