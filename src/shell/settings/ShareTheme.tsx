import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Input } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { getThemeLink } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** Copies a link that offers these themes. */
export const ShareTheme = memo(({ themes }: { themes: Settings['theme'] }) => {
  const { t } = useLingui();
  const router = useRouter();
  const [refused, setRefused] = useState<string>();
  const search = getThemeLink(themes);
  const { publicHref } = router.buildLocation({ to: '/pages/theme', search });
  return (
    <>
      <CopyButton
        text={new URL(publicHref, location.origin).href}
        icon={<Link20Regular />}
        onRefused={setRefused}
      >
        <Trans>Copy theme link</Trans>
      </CopyButton>
      {refused !== undefined && (
        <Input readOnly value={refused} aria-label={t`Link to this theme`} ref={select} dir="ltr" />
      )}
    </>
  );
});

const select = (input: HTMLInputElement | null) => input?.select();
