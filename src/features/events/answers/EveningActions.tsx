import { Button } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import { Tv20Regular } from '@fluentui/react-icons/svg/tv';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComingCount } from '../../../domain/event/analytics.ts';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { shareFile } from '../../../ui/text/share-file.ts';
import { requestFullscreen } from '../../../ui/layout/FullScreen.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import styles from './event-answers.module.css';

interface EveningActionsProps {
  name: string;
  count: ComingCount;
}

/** Shows who is coming on the whole screen, and shares it as a picture. */
export function EveningActions({ name, count }: EveningActionsProps) {
  const { t, i18n } = useLingui();
  const share = async () => {
    try {
      const { createEveningPicture } = await import('./evening-picture.ts');
      const picture = await createEveningPicture(
        name || t`Untitled event`,
        count,
        getComingParts(i18n, count),
      );
      await shareFile(picture);
    } catch {
      toasts.show({ variant: 'error', message: msg`We could not create the picture. Try again.` });
    }
  };
  return (
    <span className={styles.actions}>
      <ButtonLink
        appearance="subtle"
        to="."
        search={(before) => ({ ...before, full: true as const })}
        icon={<Tv20Regular />}
        onClick={requestFullscreen}
      >
        <Trans>Full screen</Trans>
      </ButtonLink>
      <Button appearance="subtle" icon={<Share20Regular />} onClick={() => void share()}>
        <Trans>Share picture</Trans>
      </Button>
    </span>
  );
}

/**
 * "20 of 39 people coming" in three parts, because its number is drawn larger: the texts before and after the number
 * may be empty, depending on the language. The messages are those of `ComingHeadline`.
 */
function getComingParts(i18n: I18n, { unit, coming, of }: ComingCount) {
  const shown = i18n.number(coming);
  const text = i18n._(
    unit === 'people'
      ? msg`<0>${shown}</0> of ${plural(of, { one: '# person', other: '# people' })} coming`
      : msg`<0>${shown}</0> of ${plural(of, { one: '# invitation', other: '# invitations' })} accepted`,
  );
  const [before = '', number = '', after = ''] = text.split(/<\/?0>/);
  return [before.trim(), number, after.trim()] as const;
}
