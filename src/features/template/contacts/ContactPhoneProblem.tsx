import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { ContactLink } from './ContactLink.tsx';

/** Says that a contact's phone number is none of a guest, with the way to correct it. */
export const ContactPhoneProblem = ({ contactId }: { contactId: string }) => (
  <>
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <Trans>The phone number of a guest has 10 digits. Correct the number of this contact first.</Trans>
      </MessageBarBody>
    </MessageBar>
    <ContactLink contact={contactId} edit="form" appearance="primary">
      <Trans>Edit</Trans>
    </ContactLink>
  </>
);
