import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { tooManyImages } from './image-address.ts';
import type { RefusedFile } from './refused-file.ts';

interface RefusedImageProps {
  refused: RefusedFile;
  /** Whether there was no room for a drawn cover. */
  isFull: boolean;
}

/** Says why a file cannot be an image of the event, and offers to go on without it. */
export function RefusedImage({ refused: { name, problem, place, forget }, isFull }: RefusedImageProps) {
  const { i18n } = useLingui();
  const id = useId();
  const file = <ForeignText text={name} />;
  return (
    <div role="alert" ref={place}>
      {isFull && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{i18n._(tooManyImages)}</MessageBarBody>
        </MessageBar>
      )}
      {name !== '' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody id={id}>
            {problem ? i18n._(problem) : <Trans>{file} was not added. Choose another image.</Trans>}
          </MessageBarBody>
          <MessageBarActions>
            <Button
              size="small"
              aria-describedby={id}
              onClick={({ currentTarget: { form } }) => {
                form?.querySelector<HTMLElement>('[type=submit]:not([name])')?.focus();
                forget();
              }}
            >
              <Trans>Continue without this image</Trans>
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}
