import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { readArea } from '../../../domain/parse.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { getDay } from './calendar-time.ts';
import styles from './CalendarView.module.css';
import { categories, eventSchema } from './event-schema.ts';
import { removeEvent, saveEvent } from './mutations.ts';

interface AppointmentFormProps {
  /** The appointment to edit; a new one has no id. */
  event: CalendarEvent;
  /** Its event of the product, once it is loaded. */
  product: { id: string } | undefined;
  onClose(): void;
  /** It is deleted, and no longer listed. */
  onDeleted(): void;
}

const titles = {
  planning: msg`Planning`,
  supplier: msg({ message: 'Supplier', context: 'calendar' }),
  celebration: msg`Celebration`,
};

/** The texts of the form, which has a field for each day and time. */
const asTexts = ({ title, start, end, allDay, category, location, notes }: CalendarEvent) => ({
  title,
  allDay: allDay ? 'on' : '',
  startDay: getDay(start),
  startTime: start.slice(11),
  endDay: getDay(end),
  endTime: end.slice(11),
  category,
  location,
  notes: readArea(notes),
});

/** A dialog to add, edit or delete an appointment. */
export function AppointmentForm({ event, product, onClose, onDeleted }: AppointmentFormProps) {
  const { t, i18n } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(saveEvent(clients));
  const [isAsking, setIsAsking] = useState(false);
  const isNew = event.id === '';
  const form = usePlainForm(eventSchema, {
    defaultValue: asTexts(event),
    save: ({ startDay, startTime, endDay, endTime, allDay, ...fields }) =>
      mutateAsync({
        ...event,
        ...fields,
        // All-day events ignore the times, which may be empty.
        start: `${startDay}T${startTime || '09:00'}`,
        end: `${endDay}T${endTime || '10:00'}`,
        allDay: allDay === 'on',
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  const [isAllDay, setIsAllDay] = useState(fields.allDay.defaultChecked);
  return (
    <Modal
      open
      startsInContent
      onClose={onClose}
      title={isNew ? <Trans>Add appointment</Trans> : <Trans>Edit appointment</Trans>}
    >
      {product && (
        <p>
          <Link to="/apps/event/$eventId/{-$handle}" params={{ eventId: product.id }}>
            <Trans>Open event</Trans>
          </Link>
        </p>
      )}
      <SchemaFormView form={form}>
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
          {!isNew && (
            <Button size="large" icon={<Delete20Regular />} onClick={() => setIsAsking(true)}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <SubmitButton form={form}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
        <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={['event', 'at', 'about']} />
      </SchemaFormView>
      <DeleteDialog
        open={isAsking}
        items={[event]}
        name={event.title}
        mutation={removeEvent(clients)}
        several=""
        onClose={() => setIsAsking(false)}
        onDeleted={onDeleted}
      >
        <Trans>You cannot undo this.</Trans>
      </DeleteDialog>
    </Modal>
  );
}
