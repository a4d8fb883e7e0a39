import { Trans, useLingui } from '@lingui/react/macro';
import type { ChecklistItem, Label } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
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

/** A list of foreign texts, each in its own direction. */
const renderLines = (lines: readonly { id: string; line: string }[]) =>
  lines.length > 0 && lines.map(({ id, line }) => <ForeignText key={id} text={line} />);

const asLine = ({ id, checked, text }: ChecklistItem) => ({ id, line: `${checked ? '☑' : '☐'} ${text}` });

/** Asks which values of a note to keep. */
export function NoteMerge({ question, names, labels }: NoteMergeProps) {
  const { i18n } = useLingui();
  const describe = (name: string, text: string) => {
    if (name === 'image' && isOwnPicture(text)) return renderPicture(text, names.image);
    if (name === 'checklist') return renderLines(readChecklist(text).map(asLine));
    if (name === 'reminder' && text)
      return i18n.date(new Date(text), { dateStyle: 'medium', timeStyle: 'short' });
    if (name !== 'labels') return text;
    const ids = readLabels(text);
    return renderLines(
      labels.filter(({ id }) => ids.includes(id)).map(({ id, name: line }) => ({ id, line })),
    );
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
