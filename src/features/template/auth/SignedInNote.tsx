import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { TemplateSession } from '../../../api/template.gen.ts';
import { demoSession } from '../../../domain/demo-session.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { translate } from '../../../ui/translate.ts';
import { describeWriteError } from '../../../ui/write-error.ts';
import { renewTemplateToken } from './mutations.ts';
import styles from './Outcome.module.css';

/** Who is logged in to the demo. It is announced at once, and the focus does not move. */
export function SignedInNote() {
  const session = useSyncExternalStore(demoSession.subscribe, demoSession.getSnapshot);
  return (
    <div role="status" className={styles.outcome}>
      {session && <SignedIn key={session.user.id} session={session} />}
    </div>
  );
}

function SignedIn({ session: { user, accessToken, expiresAt } }: { session: TemplateSession }) {
  const templateApi = useTemplateApi();
  const { i18n } = useLingui();
  const renewal = useMutation({
    mutationFn: async () => demoSession.write(await renewTemplateToken(templateApi, accessToken)),
  });
  const until = i18n.date(expiresAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <MessageBar intent={renewal.error ? 'error' : 'success'} layout="multiline">
      <MessageBarBody dir="auto">
        {renewal.error ? (
          translate(i18n, describeWriteError(renewal.error))
        ) : (
          <Trans>
            This is a demo: <ForeignText text={user.displayName} /> is signed in here until {until}, and
            nowhere else.
          </Trans>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => renewal.mutate()}>
          <Trans>Extend the session</Trans>
        </Button>
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button is removed with the note, so the focus would be lost.
            currentTarget.closest('form')?.querySelector('input')?.focus();
            demoSession.remove();
          }}
        >
          <Trans>Log out of the demo</Trans>
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
