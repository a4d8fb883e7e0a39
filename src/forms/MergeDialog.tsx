import { Trans } from '@lingui/react/macro';
import type { FormTexts } from '../storage/drafts.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import type { Conflict } from '../ui/use-conflict.ts';

interface MergeDialogProps {
  /** Of `useMerge`. */
  conflict: Conflict<FormTexts> | undefined;
  /** The labels of the fields by name. */
  labels: Readonly<Record<string, string>>;
  /** The value as words, where the field's text is none. */
  describe?(name: string, text: string): string;
}

/** Asks which version to keep of the fields that somebody else changed as well. */
export const MergeDialog = ({ conflict, labels, describe }: MergeDialogProps) => (
  <ConflictDialog
    title={<Trans>This changed while you were editing</Trans>}
    conflict={conflict}
    findDifferences={(mine: FormTexts) => Object.keys(mine)}
    labels={labels}
    describe={(texts: FormTexts) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, describe?.(name, text) ?? text]))
    }
  />
);
