import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useMerge } from '../../../forms/use-merge.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { MergeDialog } from '../../../ui/MergeDialog.tsx';
import {
  asFormTexts,
  asTexts,
  describeTimes,
  type EventFields,
  type EventTexts,
  getFields,
} from './event-fields.ts';
import { categories, eventSchema } from './event-schema.ts';
import styles from './EventForm.module.css';
import { readEventAgain, saveEvent } from './mutations.ts';

interface EventFormProps {
  event: CalendarEvent;
  /** Whether it was deleted elsewhere: its draft can become a new one. */
  isLost: boolean;
  draft: Draft;
  onDiscard(): void;
  onSaved(): void;
  /** Beside the button that saves. */
  children?: ReactNode;
}

const titles = {
  planning: msg`Planning`,
  supplier: msg({ message: 'Supplier', context: 'calendar' }),
  celebration: msg`Celebration`,
};

/** The form of an appointment. */
export function EventForm({ event, isLost, draft, onDiscard, onSaved, children }: EventFormProps) {
  const { t, i18n } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(saveEvent(clients));
  const isNew = event.id === '';
  const labels = {
    title: t`Title`,
    times: t`Date`,
    category: t`Kind`,
    location: t`Place`,
    notes: t`Notes`,
  };
  const edit = useMerge<CalendarEvent, EventFields, EventTexts>({
    saved: getFields(event),
    getFields,
    asTexts,
    draft,
    labels,
    onKeepTheirs: onDiscard,
  });
  const saveFields = (known: CalendarEvent, { times, ...fields }: Partial<EventFields>) => {
    const changes = { ...fields, ...times };
    return mutateAsync({ event: { ...known, ...changes }, changes });
  };
  const form = useSchemaForm(eventSchema, {
    defaultValue: asFormTexts(edit.beginning),
    submit: async ({ startDay, startTime, endDay, endTime, allDay, ...fields }, isShown) => {
      const times = {
        // All-day events ignore the times, which may be empty.
        start: `${startDay}T${startTime || '09:00'}`,
        end: `${endDay}T${endTime || '10:00'}`,
        allDay: allDay === 'on',
      };
      const mine = { ...fields, times };
      if (isNew) await saveFields(event, mine);
      else {
        await edit.save(mine, {
          readAgain: () => readEventAgain(clients, event.id),
          send: ({ theirs, changes }) => saveFields(theirs, changes),
        });
      }
      if (isShown()) onSaved();
    },
    draft: edit.draft,
    onDiscard,
  });
  const describe = (name: string, text: string) => {
    if (name === 'times') return describeTimes(text, i18n.locales ?? i18n.locale);
    const category = categories.find((each) => each === text);
    return name === 'category' && category ? i18n._(titles[category]) : text;
  };
  const { fields } = form;
  const [isAllDay, setIsAllDay] = useState(fields.allDay.defaultChecked);
  return (
    <SchemaFormView form={form}>
      <DraftNotice shown={form.restored || (isLost && !form.busy)} onDiscard={onDiscard}>
        {isLost && (
          <Trans>Someone else deleted this appointment. You can create it again with your changes.</Trans>
        )}
      </DraftNotice>
      <TextField field={fields.title} label={labels.title} autoComplete="off" />
      <div onChange={({ target }) => target instanceof HTMLInputElement && setIsAllDay(target.checked)}>
        <CheckboxField field={fields.allDay} label={t`All day`} hint="" />
      </div>
      <div className={styles.times} data-all-day={isAllDay}>
        <TextField field={fields.startDay} label={t`Starts`} type="date" dir="ltr" />
        <TextField field={fields.startTime} label={t`Start time`} type="time" dir="ltr" />
        <TextField field={fields.endDay} label={t`Ends`} type="date" dir="ltr" />
        <TextField field={fields.endTime} label={t`End time`} type="time" dir="ltr" />
      </div>
      <SelectField field={fields.category} label={labels.category}>
        {categories.map((each) => (
          <option key={each} value={each}>
            {i18n._(titles[each])}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.location} label={labels.location} autoComplete="off" isOptional />
      <TextAreaField field={fields.notes} label={labels.notes} />
      <MergeDialog
        title={<Trans>This changed while you were editing</Trans>}
        question={edit.question}
        labels={labels}
        describe={describe}
      />
      <div className={styles.buttons}>
        {children}
        <SubmitButton form={form}>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </SchemaFormView>
  );
}
