import { Checkbox, Field, Input, Textarea } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { Label } from '../../../api/template.gen.ts';
import { areaDirection } from '../../../ui/area-direction.ts';
import { ChecklistFields } from './ChecklistFields.tsx';
import { LabelChoice } from './LabelChoice.tsx';
import type { NoteForm } from './note-fields.ts';
import { PictureField } from '../../../ui/PictureField.tsx';
import { asInput, fromInput } from './reminder.ts';
import styles from './NoteFields.module.css';

interface NoteFieldsProps {
  form: NoteForm;
  labels: readonly Label[];
  onChange(form: NoteForm): void;
}

/** All fields of a note. */
export function NoteFields({ form, labels, onChange }: NoteFieldsProps) {
  const { t } = useLingui();
  const set = (fields: Partial<NoteForm>) => onChange({ ...form, ...fields });
  return (
    <div className={styles.fields}>
      <Field label={t`Title`}>
        <Input
          input={{ dir: 'auto', autoComplete: 'off', maxLength: 200 }}
          value={form.title}
          onChange={(_, { value }) => set({ title: value })}
        />
      </Field>
      <Field label={t`Text`}>
        <Textarea
          resize="vertical"
          textarea={{ ...areaDirection(form.message), maxLength: 20_000 }}
          value={form.message}
          onChange={(_, { value }) => set({ message: value })}
        />
      </Field>
      <PictureField image={form.image} onChange={(image) => set({ image })} />
      <ChecklistFields checklist={form.checklist} onChange={(checklist) => set({ checklist })} />
      <LabelChoice labels={labels} chosen={form.labels} onChoose={(ids) => set({ labels: ids })} />
      <Field label={t`Reminder`} className={styles.reminder ?? ''}>
        <Input
          type="datetime-local"
          input={{ max: '9999-12-31T23:59' }}
          value={asInput(form.reminder)}
          onChange={(_, { value }) => set({ reminder: fromInput(value) })}
        />
      </Field>
      <Checkbox
        label={t`Archive this note`}
        checked={form.archive}
        onChange={(_, { checked }) => set({ archive: checked === true })}
      />
    </div>
  );
}
