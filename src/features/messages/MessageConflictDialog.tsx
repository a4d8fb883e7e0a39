import { Trans, useLingui } from '@lingui/react/macro';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import type { Conflict } from '../../ui/use-conflict.ts';
import { differences, type MessageTexts } from './message-form.ts';

/** Asks which text to keep, if a message was changed elsewhere. */
export function MessageConflictDialog({ conflict }: { conflict: Conflict<MessageTexts> | undefined }) {
  const { t } = useLingui();
  const labels = {
    title: t`Title`,
    message: t`Text`,
    attachCardImage: t`Attach the invitation card`,
    separateRSVP: t`Send the link separately`,
  };
  const describe = (texts: MessageTexts) => ({
    ...texts,
    attachCardImage: texts.attachCardImage ? t`Yes` : t`No`,
    separateRSVP: texts.separateRSVP ? t`Yes` : t`No`,
  });
  return (
    <ConflictDialog
      title={<Trans>This message changed while you were editing</Trans>}
      conflict={conflict}
      findDifferences={differences}
      labels={labels}
      describe={describe}
    />
  );
}
