import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { removeEvent } from './mutations.ts';
import { useProductEvent } from './use-product-event.ts';

interface AppointmentDialogProps {
  /** The appointment to edit; a new one has no id. */
  event: CalendarEvent;
  onClose(): void;
  /** It is deleted, and no longer listed. */
  onDeleted(): void;
}

/** One appointment to add, edit or delete. */
export function AppointmentDialog({ event, onClose, onDeleted }: AppointmentDialogProps) {
  const mutation = removeEvent({ templateApi: useTemplateApi(), queryClient: useQueryClient() });
  const product = useProductEvent(event.eventId);
  const [isAsking, setIsAsking] = useState(false);
  const isNew = event.id === '';
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
      <AppointmentForm event={event} onSaved={onClose}>
        {!isNew && (
          <Button size="large" icon={<Delete20Regular />} onClick={() => setIsAsking(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </AppointmentForm>
      <DeleteDialog
        open={isAsking}
        items={[event]}
        name={event.title}
        mutation={mutation}
        several=""
        deleted={msg`Appointment deleted`}
        onClose={() => setIsAsking(false)}
        onDeleted={onDeleted}
      >
        <Trans>You cannot undo this.</Trans>
      </DeleteDialog>
    </Modal>
  );
}
