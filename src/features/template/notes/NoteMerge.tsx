import { Trans, useLingui } from '@lingui/react/macro';
import type { Label } from '../../../api/template.gen.ts';
import { MergeDialog } from '../../../ui/MergeDialog.tsx';
import { isOwnPicture } from '../../../ui/own-picture.ts';
import type { MergeQuestion } from '../../../ui/use-merge-question.ts';
import { type NoteForm, readChecklist, readLabels } from './note-schema.ts';

interface NoteMergeProps {
  question: MergeQuestion | undefined;
  /** The labels of the fields, by name. */
  names: Readonly<Record<keyof NoteForm, string>>;
  labels: readonly Label[];
}

const renderPicture = (src: string, alt: string) => <img src={src} alt={alt} />;

const describeChecklist = (text: string) =>
  readChecklist(text)
    .map((item) => `${item.checked ? '☑' : '☐'} ${item.text}`)
    .join('\n');

/** Asks which values of a note to keep. */
export function NoteMerge({ question, names, labels }: NoteMergeProps) {
  const { t, i18n } = useLingui();
  const describe = (name: string, text: string) => {
    if (name === 'image' && isOwnPicture(text)) return renderPicture(text, names.image);
    if (name === 'checklist') return describeChecklist(text);
    if (name === 'archive') return text ? t`Yes` : t`No`;
    if (name === 'reminder' && text)
      return i18n.date(new Date(text), { dateStyle: 'medium', timeStyle: 'short' });
    if (name !== 'labels') return text;
    const ids = readLabels(text);
    const chosen = labels.filter(({ id }) => ids.includes(id));
    return new Intl.ListFormat([i18n.locale]).format(chosen.map((label) => label.name));
  };
  return (
    <MergeDialog
      title={<Trans>This changed while you were editing</Trans>}
      question={question}
      labels={names}
      describe={describe}
    />
  );
}
