import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';

/** The note in the address does not exist. @param onClose leaves the address of the note */
export const UnknownNote = ({ onClose }: { onClose(): void }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      <Trans>Note not found. It may have been deleted.</Trans>
    </MessageBarBody>
    <MessageBarActions>
      <Button size="small" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </MessageBarActions>
  </MessageBar>
);
