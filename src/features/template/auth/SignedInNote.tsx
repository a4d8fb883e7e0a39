import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { TemplateSession } from '../../../api/template.gen.ts';
import { say } from '../../../ui/say.ts';
import { describeWriteError } from '../../../ui/write-error.ts';
import { renewTemplateToken } from './mutations.ts';
import styles from './Outcome.module.css';

interface SignedInNoteProps {
  /** What the server gave, once it gave anything. */
  session: TemplateSession | undefined;
}

/** Who is signed in to the demo. It is heard at once, and the focus stays where it was. */
export const SignedInNote = ({ session }: SignedInNoteProps) => (
  <div role="status" className={styles.outcome}>
    {session && <SignedIn key={session.accessToken} session={session} />}
  </div>
);

function SignedIn({ session }: { session: TemplateSession }) {
  const templateApi = useTemplateApi();
  const { i18n } = useLingui();
  const renewal = useMutation({ mutationFn: (token: string) => renewTemplateToken(templateApi, token) });
  const { user, accessToken, expiresAt } = renewal.data ?? session;
  const until = i18n.date(expiresAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <MessageBar intent={renewal.error ? 'error' : 'success'} layout="multiline">
      <MessageBarBody dir="auto">
        {renewal.error ? (
          say(i18n, describeWriteError(renewal.error))
        ) : (
          <Trans>
            This is a demo: <bdi>{user.displayName}</bdi> is signed in here until {until}, and nowhere else.
          </Trans>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => renewal.mutate(accessToken)}>
          <Trans>Extend the session</Trans>
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
