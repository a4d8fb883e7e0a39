import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { Input } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useSystemTheme } from '../../theme/color-scheme.ts';
import { getThemeLink } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** Copies a link that offers the current themes, as this person sees them. */
export const ShareTheme = memo(({ themes }: { themes: Settings['theme'] }) => {
  const { t } = useLingui();
  const router = useRouter();
  const [isRefused, setRefused] = useState(false);
  const systemTheme = useSystemTheme();
  const search = getThemeLink({ ...themes, main: themes.main ?? systemTheme });
  const { publicHref } = router.buildLocation({ to: '/pages/theme', search });
  const link = new URL(publicHref, location.origin).href;
  return (
    <>
      <CopyButton text={link} icon={<Link20Regular />} onRefused={() => setRefused(true)}>
        <Trans>Copy theme link</Trans>
      </CopyButton>
      {isRefused && <Input readOnly value={link} aria-label={t`Link to this theme`} ref={select} dir="ltr" />}
    </>
  );
});

const select = (input: HTMLInputElement | null) => input?.select();
