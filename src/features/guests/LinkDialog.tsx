import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Input,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';

interface LinkDialogProps {
  /** The link to copy by hand, or undefined while there is none. */
  link: string | undefined;
  close(): void;
}

/** The link, selected, for browsers that give no access to the clipboard. */
export function LinkDialog({ link, close }: LinkDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={link !== undefined} onOpenChange={close}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <Trans>Copy this link</Trans>
          </DialogTitle>
          <DialogContent>
            <p className="dialog-hint">
              <Trans>This browser does not copy by itself here. The link is selected: copy it by hand.</Trans>
            </p>
            <Input
              className="link-field"
              readOnly
              value={link ?? ''}
              input={{ dir: 'ltr' }}
              aria-label={t`RSVP link`}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
