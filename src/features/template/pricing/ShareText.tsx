import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Share } from './plans.ts';
import styles from './PlanTablePage.module.css';

/** How much of a feature a plan includes; the symbols have labels for screen readers. */
export function ShareText({ share }: { share: Share }) {
  const { t, i18n } = useLingui();
  if (share === true) return <CheckmarkRegular className={styles.included ?? ''} aria-label={t`Included`} />;
  if (share === false)
    return <SubtractRegular className={styles.missing ?? ''} aria-label={t`Not included`} />;
  return share === 'unlimited' ? <Trans>Unlimited</Trans> : i18n.number(share);
}
