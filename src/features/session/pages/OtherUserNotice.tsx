import type { MessageDescriptor } from '@lingui/core';
import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { config } from '../../../config.ts';
import { AuthLayout } from '../../../ui/auth/AuthLayout.tsx';
import { focusHeading } from '../../../ui/keyboard/focus.ts';

interface OtherUserNoticeProps {
  /** The changes that were dropped because this tab was paused. */
  dropped: readonly MessageDescriptor[] | undefined;
}

/** Replaces the content of a tab whose user has been replaced in another tab. It contains nothing private. */
export function OtherUserNotice({ dropped }: OtherUserNoticeProps) {
  const { i18n } = useLingui();
  return (
    <AuthLayout>
      <h1 ref={focusHeading}>
        <Trans>You are logged in with another account</Trans>
      </h1>
      <p role="alert">
        <Trans>A different account logged in from another tab, so this tab is paused.</Trans>
        {dropped?.map((message) => ` ${i18n._(message)}`)}
      </p>
      <Button appearance="primary" size="large" onClick={() => location.assign(`${config.basePath}/`)}>
        <Trans>Switch to that account</Trans>
      </Button>
    </AuthLayout>
  );
}
