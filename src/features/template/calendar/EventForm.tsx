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
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { getDay } from './calendar-time.ts';
import styles from './EventForm.module.css';
import { saveEvent } from './mutations.ts';
import { categories, eventSchema } from './event-schema.ts';

interface EventFormProps {
  event: CalendarEvent;
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
export function EventForm({ event, draft, onDiscard, onSaved, children }: EventFormProps) {
  const { t, i18n } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(saveEvent(clients));
  const { start, end, allDay, title, location, notes, category, eventId } = event;
  const form = useSchemaForm(eventSchema, {
    defaultValue: {
      title,
      allDay: allDay ? 'on' : '',
      startDay: getDay(start),
      startTime: start.slice(11),
      endDay: getDay(end),
      endTime: end.slice(11),
      category,
      location,
      notes,
    },
    submit: async ({ startDay, startTime, endDay, endTime, allDay: whole, ...fields }, isShown) => {
      await mutateAsync({
        ...fields,
        id: event.id,
        ...(eventId !== undefined && { eventId }),
        allDay: whole === 'on',
        // All-day events ignore the times, which may be empty.
        start: `${startDay}T${startTime || '09:00'}`,
        end: `${endDay}T${endTime || '10:00'}`,
      });
      if (isShown()) onSaved();
    },
    draft,
  });
  const { fields } = form;
  const [isAllDay, setIsAllDay] = useState(fields.allDay.defaultChecked);
  return (
    <SchemaFormView form={form}>
      <DraftNotice shown={form.restored} onDiscard={onDiscard} />
      <TextField field={fields.title} label={t`Title`} autoComplete="off" />
      <div onChange={({ target }) => target instanceof HTMLInputElement && setIsAllDay(target.checked)}>
        <CheckboxField field={fields.allDay} label={t`All day`} hint="" />
      </div>
      <div className={styles.times} data-all-day={isAllDay}>
        <TextField field={fields.startDay} label={t`Starts`} type="date" dir="ltr" />
        <TextField field={fields.startTime} label={t`Start time`} type="time" dir="ltr" />
        <TextField field={fields.endDay} label={t`Ends`} type="date" dir="ltr" />
        <TextField field={fields.endTime} label={t`End time`} type="time" dir="ltr" />
      </div>
      <SelectField field={fields.category} label={t`Kind`}>
        {categories.map((each) => (
          <option key={each} value={each}>
            {i18n._(titles[each])}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.location} label={t`Place`} autoComplete="off" isOptional />
      <TextAreaField field={fields.notes} label={t`Notes`} />
      <div className={styles.buttons}>
        {children}
        <SubmitButton form={form}>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </SchemaFormView>
  );
}
