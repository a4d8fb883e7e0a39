import { Input } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Label } from '../../../api/template.gen.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { FieldFrame, type FieldProps } from '../../../forms/FieldFrame.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { PictureField } from '../../../ui/PictureField.tsx';
import { ChecklistFields } from './ChecklistFields.tsx';
import { LabelChoice } from './LabelChoice.tsx';
import { writeChecklist, writeLabels } from './note-fields.ts';
import { type NoteForm, readChecklist, readLabels } from './note-schema.ts';
import { ValueInput } from './ValueInput.tsx';
import styles from './NoteFields.module.css';

interface NoteFieldsProps {
  /** The fields as Conform knows them. */
  fields: Readonly<Record<keyof NoteForm, FieldProps['field'] & { defaultChecked: boolean }>>;
  labels: readonly Label[];
  /** Whether the form is being sent. */
  isHeld: boolean;
}

/** All fields of a note. */
export function NoteFields({ fields, labels, isHeld }: NoteFieldsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.fields} {...(isHeld && held)}>
      <TextField field={fields.title} label={t`Title`} autoComplete="off" isOptional />
      <TextAreaField field={fields.message} label={t`Text`} />
      <ValueInput field={fields.image} getValue={String} getText={String}>
        {(image, change) => <PictureField image={image} onChange={change} />}
      </ValueInput>
      <ValueInput field={fields.checklist} getValue={readChecklist} getText={writeChecklist}>
        {(checklist, change) => <ChecklistFields checklist={checklist} onChange={change} />}
      </ValueInput>
      <ValueInput field={fields.labels} getValue={readLabels} getText={writeLabels}>
        {(chosen, change) => <LabelChoice labels={labels} chosen={chosen} onChoose={change} />}
      </ValueInput>
      <div className={styles.reminder}>
        <FieldFrame field={fields.reminder} label={t`Reminder`}>
          <Input
            type="datetime-local"
            input={{ max: '9999-12-31T23:59' }}
            name={fields.reminder.name}
            defaultValue={fields.reminder.defaultValue}
          />
        </FieldFrame>
      </div>
      <CheckboxField field={fields.archive} label={t`Archive this note`} hint="" />
    </div>
  );
}

const hold = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** While a note is sent: buttons change it, too, and `holdFields` does not hold them. */
const held = {
  onClickCapture: hold,
  onKeyDownCapture: (event: KeyboardEvent) => ['Enter', 'Backspace'].includes(event.key) && hold(event),
};
