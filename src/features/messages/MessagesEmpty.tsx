import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Surface } from '../../ui/Surface.tsx';

/** Explains messages when there are none, and offers to write the first one. */
export const MessagesEmpty = () => (
  <Surface>
    <EmptyState
      icon={<ChatRegular aria-hidden />}
      title={<Trans>No messages yet</Trans>}
      hint={
        <Trans>
          Write the text that guests get with their RSVP link. Start with an invitation, a reminder or
          directions.
        </Trans>
      }
      action={
        <ButtonLink
          to="."
          search={(search) => ({ ...search, tab: 'messages', message: 'new' })}
          appearance="primary"
          icon={<Add20Regular />}
        >
          <Trans>Write a message</Trans>
        </ButtonLink>
      }
    />
  </Surface>
);
