import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateScope } from '../api/use-template-api.ts';
import type { CalendarEvent } from '../api/template.gen.ts';
import { parseAreaText } from '../../domain/parse.ts';
import { Form } from '../../forms/Form.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { DeleteButton } from '../../ui/dialog/DeleteButton.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { AppointmentTimes } from './AppointmentTimes.tsx';
import styles from './CalendarView.module.css';
import { appointmentCategories, appointmentSchema, removeEvent, saveEvent } from './calendar-event.ts';

interface AppointmentFormProps {
  /** The appointment to edit; a new one has no id. */
  event: CalendarEvent;
  /** Its event of the product, once it is loaded. */
  product: { id: string } | undefined;
  /** Closes the form: a changed one asks first, unless its appointment is deleted. */
  onClose(options?: { ignoreBlocker: true }): void;
}

const titles = {
  planning: msg`Planning`,
  supplier: msg({ message: 'Supplier', context: 'calendar' }),
  celebration: msg`Celebration`,
};

/** The texts of the form. */
const asTexts = ({ title, start, end, allDay, category, location, notes }: CalendarEvent) => ({
  title,
  allDay: allDay ? 'on' : '',
  start,
  end,
  category,
  location,
  notes: parseAreaText(notes),
});

/** A dialog to add, edit or delete an appointment. */
export function AppointmentForm({ event, product, onClose }: AppointmentFormProps) {
  const { t, i18n } = useLingui();
  const scope = useTemplateScope();
  const { mutateAsync } = useMutation(saveEvent(scope));
  const isNew = event.id === '';
  const form = useForm({
    schema: appointmentSchema,
    texts: asTexts(event),
    save: ({ allDay, ...fields }) => mutateAsync({ ...event, ...fields, allDay: allDay === 'on' }),
    onSaved: () => onClose(),
  });
  const { fields } = form;
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
      <Form form={form} openedBy={['event', 'at', 'about']}>
        <TextField field={fields.title} label={t`Title`} autoComplete="off" />
        <AppointmentTimes fields={fields} event={event} />
        <SelectField field={fields.category} label={t`Kind`}>
          {appointmentCategories.map((each) => (
            <option key={each} value={each}>
              {i18n._(titles[each])}
            </option>
          ))}
        </SelectField>
        <TextField field={fields.location} label={t`Place`} autoComplete="off" isOptional />
        <TextAreaField field={fields.notes} label={t`Notes`} />
        <div className={styles.buttons}>
          {!isNew && (
            <DeleteButton
              size="large"
              items={[event]}
              name={event.title}
              mutation={removeEvent(scope)}
              onDeleted={() => onClose({ ignoreBlocker: true })}
            >
              <Trans>You cannot undo this.</Trans>
            </DeleteButton>
          )}
          <SubmitButton form={form}>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
