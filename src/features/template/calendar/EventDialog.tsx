import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { createEventDraft } from './event-draft.ts';
import { EventForm } from './EventForm.tsx';
import { removeEvent } from './mutations.ts';
import { useProductEvent } from './use-product-event.ts';

interface EventDialogProps {
  /** The event to edit; a new one has no id. */
  event: CalendarEvent;
  /** Whether it was deleted elsewhere, and only its draft is left. */
  isLost: boolean;
  /** The draft of its form. */
  draft: Draft;
  onClose(): void;
  /** It is being deleted, and no longer listed. */
  onDelete(): void;
}

/** One appointment to add, edit or delete. */
export function EventDialog({ event, isLost, draft, onClose, onDelete }: EventDialogProps) {
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutate } = useMutation(removeEvent(clients));
  const product = useProductEvent(event.eventId);
  const isNew = event.id === '';
  const leave = () => {
    draft.remove();
    onClose();
  };
  const timed = createEventDraft(draft, event, isLost);
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
      <DraftedForm draft={draft}>
        {(discard) => (
          <EventForm
            event={event}
            isLost={isLost}
            draft={timed}
            onDiscard={isLost ? leave : discard}
            onSaved={onClose}
          >
            {!isNew && (
              <Button
                size="large"
                icon={<Delete20Regular />}
                onClick={() => {
                  onDelete();
                  mutate(event);
                  leave();
                }}
              >
                <Trans>Delete</Trans>
              </Button>
            )}
          </EventForm>
        )}
      </DraftedForm>
    </Modal>
  );
}
