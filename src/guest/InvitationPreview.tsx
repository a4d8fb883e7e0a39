import { AnswerPanel } from './panel/AnswerPanel.tsx';
import { type Answering, untouched } from './answering/answering-state.ts';
import { CallToAction } from './CallToAction.tsx';
import type { Invitation } from './answering/invitation.ts';
import './rsvp.css';

interface InvitationPreviewProps {
  texts: Pick<Invitation, 'welcomeMessage' | 'rsvpMessage' | 'isSingleGuest'>;
  /** The address of the card's picture, or undefined for an event without one. */
  card: string | undefined;
}

/** People on the invitation of the preview. */
const invitees = 4;

/** The guest page for the organiser who edits it: the page's own panel, without a server. */
export const InvitationPreview = ({ texts, card }: InvitationPreviewProps) => (
  <div className="invitation">
    <div className="card">
      <div className="frame">
        {card !== undefined && (
          <img
            src={card}
            alt=""
            decoding="async"
            // The same element for each card, so that one that changes while its name is typed does not flicker.
            onLoad={(event) => event.currentTarget.removeAttribute('data-missing')}
            onError={(event) => event.currentTarget.setAttribute('data-missing', '')}
          />
        )}
      </div>
    </div>
    <div className="sheet">
      <AnswerPanel state={createPreview(texts)} answering={noAnswering} />
      <CallToAction />
    </div>
  </div>
);

const createPreview = (texts: InvitationPreviewProps['texts']): Answering => ({
  ...untouched,
  page: 'ready',
  invitation: {
    guestId: undefined,
    saved: null,
    limit: texts.isSingleGuest ? 1 : invitees,
    inviteeOnCard: invitees,
    ...texts,
  },
});

/** The preview is inert, so its choice never changes. */
const noAnswering = { choose: () => {}, confirm: () => Promise.resolve() };
