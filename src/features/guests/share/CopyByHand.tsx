import { Button, Textarea } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { getAreaDirection } from '../../../ui/text/area-direction.ts';
import { Modal } from '../../../ui/dialog/Modal.tsx';

interface CopyByHandProps {
  /** The text to copy by hand, or undefined for none. */
  text: string | undefined;
  /** Names the text. */
  label: string;
  onClose(): void;
}

/** A selected text, for browsers without access to the clipboard. */
export const CopyByHand = ({ text, label, onClose }: CopyByHandProps) => (
  <Modal
    open={text !== undefined}
    // Without a close button, focus starts in the text.
    isAlert
    title={<Trans>Copy this text</Trans>}
    onClose={onClose}
    actions={
      <Button appearance="primary" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    }
  >
    <p>
      <Trans>Your browser blocked copying. The text is selected; copy it from here.</Trans>
    </p>
    <Textarea
      readOnly
      resize="vertical"
      style={{ inlineSize: '100%' }}
      textarea={getAreaDirection(text ?? '')}
      value={text ?? ''}
      aria-label={label}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  </Modal>
);
