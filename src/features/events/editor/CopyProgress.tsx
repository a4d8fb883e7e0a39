import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  ProgressBar,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import { Row } from '../../../ui/page/Layout.tsx';
import styles from '../answers/event-answers.module.css';

interface CopyProgressProps {
  /** The new event. */
  eventId: string;
  /** How many messages are copied, of how many; unknown after a reload. */
  copied: number | undefined;
  total: number;
  hasGuests: boolean;
  isCopying: boolean;
  onContinue(): void;
}

/** What is copied into a new event so far; after a failure or a reload, what is missing, and a button to continue. */
export function CopyProgress(props: CopyProgressProps) {
  const { eventId, copied, total, hasGuests, isCopying, onContinue } = props;
  const { i18n } = useLingui();
  const [here, all] = [i18n.number(copied ?? 0), i18n.number(total)];
  return (
    <Page title={<Trans>Copy event</Trans>}>
      <Surface isPadded>
        {isCopying ? (
          <Row gap={12} isOneLine className={styles.progress} role="status">
            <ProgressBar value={copied ?? 0} max={Math.max(1, total)} aria-hidden />
            {(copied ?? 0) < total ? (
              <Trans>
                Copying messages: {here} of {all}
              </Trans>
            ) : (
              <Trans>Loading guests</Trans>
            )}
          </Row>
        ) : (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <Trans>The event is created, but not everything is copied.</Trans>{' '}
              {copied !== undefined && copied < total && (
                <Trans>
                  Messages copied: {here} of {all}.
                </Trans>
              )}{' '}
              {hasGuests && <Trans>The guests are missing.</Trans>}
            </MessageBarBody>
            <MessageBarActions>
              <Button appearance="primary" onClick={onContinue}>
                <Trans>Continue</Trans>
              </Button>
              <ButtonLink to="/apps/event/$eventId/{-$handle}" params={{ eventId }}>
                <Trans>Go to the event</Trans>
              </ButtonLink>
            </MessageBarActions>
          </MessageBar>
        )}
      </Surface>
    </Page>
  );
}
