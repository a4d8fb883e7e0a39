import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useLingui } from '@lingui/react/macro';
import { features, type Plan } from './plans.ts';
import { ShareText } from './ShareText.tsx';
import styles from './FeatureList.module.css';

/** The features that a plan includes; others are not listed. */
export function FeatureList({ plan }: { plan: Plan }) {
  const { i18n } = useLingui();
  const held = features.filter(({ shares }) => shares[plan.id] !== false);
  return (
    <ul className={styles.features}>
      {held.map(({ name, shares }) => (
        <li key={name.id}>
          <CheckmarkCircleRegular aria-hidden />
          <span>{i18n._(name)}</span>
          {shares[plan.id] !== true && (
            <b>
              <ShareText share={shares[plan.id]} />
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
